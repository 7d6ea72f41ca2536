/** A file of the page could not be fetched. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly url: string;
  readonly status: number;

  constructor(url: string, { status, statusText }: Response) {
    super(`${url}: ${status} ${statusText}`);
    this.url = url;
    this.status = status;
  }
}

/** A file of the page. @throws FetchError; TypeError where there is no connection */
export async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new FetchError(url, response);
  return new Uint8Array(await response.arrayBuffer());
}
