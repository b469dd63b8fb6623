/** How long the app waits before it asks once more. Tests in a browser wait shorter: `tests/support/quick-waits.ts`. */

/** Between two looks at a run while its progress moves [product decision 15]. */
export const RUN_POLL_MS = 3_000
export const LONGEST_RUN_POLL_MS = 10_000
/** Short runs are asked about sooner, so that a result is there when it is made and not seconds later. */
export const SHORTEST_RUN_POLL_MS = 300
/** The first look at a payment that is not settled yet. */
export const PAYMENT_POLL_MS = 2_000
/** For the data of the first page once its code is there; then it comes up with what says that it is loading. */
export const FIRST_DATA_MS = 300
/** After a first failure; after each further one twice as long. */
export const FIRST_RETRY_MS = 500
export const FIRST_SAVE_RETRY_MS = 1_000
