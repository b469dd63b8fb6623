import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Tabs } from '#src/ui/tabs.tsx'

/** Kinds of source, named the same in all services. */
export type SourceTabName = 'file' | 'recording' | 'link' | 'text' | 'questions'

interface SourceTabsProps<T extends string> {
  value: T
  onChange: (value: T) => void
  sources: readonly { readonly value: T; readonly word: SourceTabName; readonly content: ReactNode }[]
}

/** Choice of a project's source, in every service that has several. */
export function SourceTabs<T extends string>({ value, onChange, sources }: SourceTabsProps<T>) {
  const { t } = useTranslation('create')
  const tabs = sources.map(({ word, ...tab }) => ({ ...tab, label: t(`source.${word}`) }))
  return <Tabs<T> label={t('source.label')} value={value} onChange={onChange} tabs={tabs} />
}
