/** Per cent of what others pay for a rented voice that the house keeps. */
export const RENTAL_COMMISSION_PERCENT = 30

/** What of a payment, in qəpik, is its owner's. Parts of a qəpik stay with the house. */
export const rentIncome = (paid: number): number =>
  Math.floor((paid * (100 - RENTAL_COMMISSION_PERCENT)) / 100)
