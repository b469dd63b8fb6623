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
