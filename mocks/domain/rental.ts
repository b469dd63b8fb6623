export const RENTAL_COMMISSION_PERCENT = 30

/** The owner's share of a payment, in qəpik. The operator keeps fractions of a qəpik. */
export const rentIncome = (paid: number): number =>
  Math.floor((paid * (100 - RENTAL_COMMISSION_PERCENT)) / 100)
