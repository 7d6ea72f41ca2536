/** A search in a worker went wrong; searches that merely find nothing do not. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
}
