export const RENTAL_COMMISSION_PERCENT = 30

/** The owner's part of a payment, in qəpik. Fractions of a qəpik stay with the operator. */
export const rentIncome = (paid: number): number =>
  Math.floor((paid * (100 - RENTAL_COMMISSION_PERCENT)) / 100)
