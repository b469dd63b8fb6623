import { createContext, Fragment, type ReactNode, useContext, useState } from 'react'

/** A sum of money as the app writes it in any of its languages: `₼1,234.50`, `1.234,50 ₼`. */
const SUM = /([+\u2212]?(?:₼\d+(?:[.,\u00a0]\d+)*|\d+(?:[.,\u00a0]\d+)*\u00a0₼))/

/** Style with which a screen reader speaks the currency's word after the sum (`styles.css`). */
export const sumStyles = (text: string): string =>
  /[.,]\d\d(?!\d)/.test(text) ? 'sum whitespace-nowrap' : 'sum whole whitespace-nowrap'

const sumsOf = (text: string) => text.split(SUM).filter((_, place) => place % 2 === 1)

interface SumsProps {
  /** May contain sums of money. */
  text: string
}

/** A text whose sums of money a translator of the browser leaves as they are. */
export function Sums({ text }: SumsProps) {
  const parts = text.split(SUM)
  if (parts.length === 1) return text
  return (
    <span>
      {parts.map((part, place) => {
        const key = `${place} ${parts.length}`
        if (place % 2 === 0) return <Fragment key={key}>{part}</Fragment>
        return (
          <span key={key} translate="no" className={sumStyles(part)}>
            {part}
          </span>
        )
      })}
    </span>
  )
}

/** Called when a press was ignored because the page showed another sum than the one to be sent. */
export const OutdatedSumContext = createContext(() => {})

/**
 * Content of a control that may cost money, and a check before it acts: if the page shows other sums than the text, e.g.
 * because an extension froze them, it shows the right ones instead, and the customer can press again.
 */
export function useShownSums(content: ReactNode) {
  const tellOutdated = useContext(OutdatedSumContext)
  const [version, setVersion] = useState(0)
  const isText = typeof content === 'string'
  return {
    content: isText ? <Sums key={version} text={content} /> : content,
    isRight(shown: Element, text = content) {
      if (typeof text !== 'string' || `${sumsOf(shown.textContent)}` === `${sumsOf(text)}`) return true
      setVersion((count) => count + 1)
      tellOutdated()
      return false
    },
  }
}
