import { useFormat } from '#src/i18n/use-format.ts'

/** Money with its direction in front: `+10,00 ₼` came in, `−2,40 ₼` went out, with a true minus sign. */
export function useSignedMoney() {
  const { money } = useFormat()
  return (qepik: number) => (qepik < 0 ? '' : '+') + money(qepik)
}
