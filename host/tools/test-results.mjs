/**
 * The part of vitest's JSON report that is counted here.
 *
 * @typedef {object} TestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {readonly { name: string, status: string, message?: string, assertionResults: readonly { status: string }[] }[]} testResults
 *   one a file
 */

/**
 * Counts tests. A file that failed as a whole (it does not load, its set-up breaks) has no failed test to count and
 * counts as one; so does a run without any test.
 *
 * @param {TestReport} report
 * @returns {{ passed: number, failed: number }}
 */
export function countTests({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = numFailedTests + broken.length;
  return { passed: numPassedTests, failed: numPassedTests + failed === 0 ? 1 : failed };
}
