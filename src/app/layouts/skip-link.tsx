import { useTranslation } from 'react-i18next'

export const MAIN_ID = 'main'

/** First stop of the keyboard: past the header, to the page itself. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only rounded-md bg-accent text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:p-3"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      {t('skipToContent')}
    </a>
  )
}
