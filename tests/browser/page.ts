import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { ensureBrowser } from '../../host/tools/browser.mjs';
import { inRepo } from '../../host/tools/paths.mjs';
import { serveFolder } from '../../host/tools/serve.mjs';
import { TEST_PAGE } from './build-pages.ts';

/** How a page is opened. */
export interface PageOptions {
  /** The product itself, or the page around the test machine. */
  readonly site?: 'product' | 'machine';
  /** Address below the page, such as `#/yukon`. */
  readonly at?: string;
  readonly dpr?: number;
  /** Size of the window in CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly locale?: string;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Whether the test turns the page's clock, by `page.clock`. */
  readonly clock?: boolean;
  /** Path that the page is served under; starts and ends with a slash. */
  readonly prefix?: string;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
  /** The profile to use again, with everything that is stored; a fresh one without it. */
  readonly profile?: BrowserContext;
}

/** A page under test. */
export interface OpenedPage {
  readonly page: Page;
  readonly profile: BrowserContext;
  /** Addresses that the page asked for. */
  readonly requests: readonly string[];
  /** Errors that no script caught. */
  readonly errors: readonly string[];
}

const FOLDERS = { product: 'dist', machine: TEST_PAGE } as const;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

let browser: Browser;
let servers: Map<string, Awaited<ReturnType<typeof serveFolder>>>;
let profiles: BrowserContext[];

beforeAll(async () => {
  servers = new Map();
  profiles = [];
  browser = await chromium.launch({ executablePath: await ensureBrowser(() => undefined), args: ARGUMENTS });
});

afterEach(async () => {
  await Promise.all(profiles.map((profile) => profile.close()));
  profiles = [];
});

afterAll(async () => {
  await browser.close();
  await Promise.all([...servers.values()].map((server) => server.close()));
});

/** One server for each site and prefix in a test file, so that profiles keep their origin. */
async function addressOf(site: keyof typeof FOLDERS, prefix: string): Promise<string> {
  const name = `${site} ${prefix}`;
  const server = servers.get(name) ?? (await serveFolder(inRepo(FOLDERS[site]), { prefix }));
  servers.set(name, server);
  return server.url;
}

/**
 * Opens a page in Chromium and waits until it has started. It is closed after the test.
 */
export async function openPage(options: PageOptions = {}): Promise<OpenedPage> {
  const { site = 'machine', at = '', dpr = 1, viewport = { width: 1280, height: 800 }, prefix = '/' } = options;
  const profile =
    options.profile ??
    (await browser.newContext({
      viewport,
      deviceScaleFactor: dpr,
      hasTouch: options.touch ?? false,
      isMobile: options.touch ?? false,
      locale: options.locale ?? 'de-DE',
      reducedMotion: options.reducedMotion ?? null,
    }));
  if (options.profile === undefined) profiles.push(profile);
  const page = await profile.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  if (options.clock === true) await page.clock.install();
  if (options.before !== undefined) await page.addInitScript(options.before);
  await page.goto(`${await addressOf(site, prefix)}${at}`);
  await page.waitForSelector('#page.ready');
  return { page, profile, requests, errors };
}

/** Starts the test machine's program and waits for its screen. */
export async function openMachine(options: PageOptions = {}): Promise<OpenedPage> {
  const opened = await openPage({ at: '#/lines', ...options });
  await opened.page.waitForFunction(() => window.talonTest.page !== null);
  return opened;
}
