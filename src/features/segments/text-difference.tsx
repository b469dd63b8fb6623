import { commonPairs } from '#src/lib/common-pairs.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { tokensOf } from './realign-words.ts'

interface Piece {
  /** Index of its first word, in both texts together. */
  readonly id: number
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

function piecesOf(before: string, after: string): Piece[] {
  const [old, next] = [tokensOf(before), tokensOf(after)]
  const pieces: Piece[] = []
  let [from, start] = [0, 0]
  const add = (kind: Piece['kind'], words: readonly string[]) => {
    if (words.length > 0) pieces.push({ id: from + start + pieces.length, kind, text: words.join(' ') })
  }
  let same: string[] = []
  for (const pair of [...commonPairs(old, next), { before: old.length, after: next.length }]) {
    if (pair.before > from || pair.after > start || pair.before === old.length) {
      add('same', same)
      same = []
      add('removed', old.slice(from, pair.before))
      add('added', next.slice(start, pair.after))
    }
    same.push(next[pair.after] ?? '')
    from = pair.before + 1
    start = pair.after + 1
  }
  return pieces
}

/** A changed text with its removed and added words. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <span {...inOwnLanguage(after)} className="wrap-long">
      {piecesOf(before, after).map(({ id, kind, text }) => {
        if (kind === 'removed') return <del key={id} className="text-muted">{`${text} `}</del>
        if (kind === 'added')
          return <ins key={id} className="rounded-sm bg-info-soft text-info no-underline">{`${text} `}</ins>
        return <span key={id}>{`${text} `}</span>
      })}
    </span>
  )
}
