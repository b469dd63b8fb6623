export type Row = readonly string[]

/** A row of a table as a sentence: `City: Ganja; days: 3.` Empty cells are left out. */
export function sentenceOfRow(names: Row, row: Row): string {
  const facts = row.flatMap((cell, index) => {
    const name = names[index] ?? ''
    if (cell === '') return []
    return [name === '' || name === cell ? cell : `${name}: ${cell}`]
  })
  const sentence = facts.join('; ')
  return sentence === '' || /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`
}

/** A price, an amount or a share. */
export const NUMBER = /^[^\p{L}]{0,3}\d[\d\s.,]*(?:%|₼|\$|€|₽|₺)?$/u

/**
 * Whether a second row of names is below the first: it names the columns of a group, or the units of the numbers below
 * it, and has none for the first column.
 */
function isSecondRow(names: Row, second: Row, below: readonly Row[]): boolean {
  const columns = second.flatMap((cell, column) => (cell === '' ? [] : [column]))
  if (columns.length === 0 || below.length === 0) return false
  if (second.some((cell) => NUMBER.test(cell))) return false
  const holdsNumbers = (column: number) => below.every((row) => NUMBER.test(row[column] ?? ''))
  const isUnnamed = columns.some((column) => (names[column] ?? '') === '' && holdsNumbers(column))
  const isFirstFree = second[0] === '' && names[0] !== '' && below.every(([first = '']) => first !== '')
  return isUnnamed || (isFirstFree && columns.some(holdsNumbers))
}

/** The names of columns and the rows below them; the name of a group is part of the name of each of its columns. */
export function withNames([names = [], ...below]: readonly Row[]): { names: Row; below: readonly Row[] } {
  const [second = [], ...rest] = below
  if (!isSecondRow(names, second, rest)) return { names, below }
  let group = ''
  const joined = Array.from({ length: Math.max(names.length, second.length) }, (_, column) => {
    const [own = '', part = ''] = [names[column], second[column]]
    group = own === '' && part !== '' ? group : own
    return [group, part].filter(Boolean).join(' ')
  })
  return { names: joined, below: rest }
}

/** Two columns are a name and its value, whether or not a row of names is above them. */
export const sentenceOfPair = ([name = '', value = '']: Row): string =>
  name === '' || value === '' ? sentenceOfRow([], [name, value]) : sentenceOfRow([name], [value])
