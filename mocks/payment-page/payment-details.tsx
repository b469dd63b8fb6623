import type { ReactNode } from 'react'

interface PaymentDetailsProps {
  details: ReadonlyArray<readonly [name: string, value: ReactNode]>
}

export const PaymentDetails = ({ details }: PaymentDetailsProps) => (
  <dl className="payment-details">
    {details.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
