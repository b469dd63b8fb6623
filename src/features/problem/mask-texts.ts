import type { Schema } from '#src/contract/endpoint.ts'

/** Replaces each letter and digit, so that a text keeps its length and its lines. */
export const maskText = (text: string): string =>
  text.replace(/\p{N}/gu, '0').replace(/\p{L}/gu, (letter) => (/\p{Lu}/u.test(letter) ? 'X' : 'x'))

const MOMENT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/
const AMOUNT = /^-?\d{1,6}(?:\.\d{1,4})?$/
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const UNMASKED_FIELD = /(?:^|_)ids?$|^mime$/
/** A value of a fixed list, as the contract spells them. */
const LIST_VALUE = /^[\w.:/-]{1,60}$/

const isUnmasked = (text: string, field: string) =>
  UNMASKED_FIELD.test(field) || MOMENT.test(text) || AMOUNT.test(text) || UUID.test(text)

/** A copy without the customer's words. @param field name of the value, or of the list that contains it */
export function maskTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return isUnmasked(value, field) ? value : maskText(value)
  if (Array.isArray(value)) return value.map((item) => maskTexts(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskTexts(part, name)]))
}

type ObjectFields = Record<PropertyKey, unknown>
const isParts = (value: unknown): value is ObjectFields => typeof value === 'object' && value !== null

/** Puts back the values of fixed lists at a path or, if that is an object, in it. Returns whether any was changed. */
function restoreAt(
  masked: ObjectFields,
  original: ObjectFields,
  [name, ...rest]: readonly PropertyKey[],
): boolean {
  const names = name === undefined ? Object.keys(original) : [name]
  return names
    .map((each) => {
      const [shown, given] = [masked[each], original[each]]
      if (isParts(shown) && isParts(given)) return restoreAt(shown, given, rest)
      if (typeof given !== 'string' || shown === given || !LIST_VALUE.test(given)) return false
      masked[each] = given
      return true
    })
    .includes(true)
}

type Path = ReadonlyArray<PropertyKey | { readonly key: PropertyKey }>
const namesIn = (path: Path = []) => path.map((part) => (typeof part === 'object' ? part.key : part))

/** A copy of a response's data without the customer's words. The contract decides which texts are values of a list. */
export async function maskByContract(data: unknown, schema: Schema): Promise<unknown> {
  const holder: ObjectFields = { data: maskTexts(data) }
  for (;;) {
    const { issues = [] } = await schema['~standard'].validate(holder.data)
    const restored = issues.map(({ path }) => restoreAt(holder, { data }, ['data', ...namesIn(path)]))
    if (!restored.includes(true)) return holder.data
  }
}
