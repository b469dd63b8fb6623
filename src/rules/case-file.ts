/** Marks a file that describes a customer's problem. */
export const CASE_KIND = 'avaz-case'
export const CASE_VERSION = 1

/** A call of the page with its response. */
export interface CaseCall {
  /** Name of the call in the contract. */
  readonly endpoint: string
  readonly method: string
  /** Path below the API's base, with the query. */
  readonly path: string
  /** Moment of the response, in ISO 8601. */
  readonly at: string
  readonly status: number
  readonly sent?: unknown
  /** JSON, or the text of another response. */
  readonly answer: unknown
  /** Differences between the response and the contract. */
  readonly problems: readonly string[]
}

/** The error that broke the page. */
export interface CaseError {
  readonly name: string
  readonly message: string
  /** Places in the code, innermost first. */
  readonly stack: readonly string[]
}

/** A reported page with its calls: support sees it in the sandbox, which answers each call as it was answered. */
export interface CaseFile {
  readonly kind: typeof CASE_KIND
  readonly version: typeof CASE_VERSION
  readonly at: string
  /** Path of the page. */
  readonly page: string
  /** Name of the build's main script. */
  readonly build: string
  readonly browser: string
  /** Whether letters and digits of the customer's texts are replaced. */
  readonly is_masked: boolean
  readonly error?: CaseError
  readonly calls: readonly CaseCall[]
}
