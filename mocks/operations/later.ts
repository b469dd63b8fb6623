import { notBuiltYet } from '#mocks/http/operation.ts'

/** Every call whose feature is not there yet: answered 501 in the product's envelope. Nothing else is. */
export const laterOperations = {
  payProject: notBuiltYet,
}
