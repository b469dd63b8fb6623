import { useFormat } from '#src/i18n/use-format.ts'

/** Money with its sign in front: incoming `+10,00 ₼`, outgoing `−2,40 ₼`, with a typographic minus. */
export function useSignedMoney() {
  const { money } = useFormat()
  return (qepik: number) => (qepik < 0 ? '' : '+') + money(qepik)
}
