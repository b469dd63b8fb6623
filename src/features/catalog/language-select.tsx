import type { ServiceSlug } from '#src/contract/primitives.ts'
import { Select, type SelectProps } from '#src/ui/select.tsx'
import { useLanguageOptions } from './use-language-options.ts'

interface LanguageSelectProps extends Omit<SelectProps<string>, 'value' | 'options' | 'onChange'> {
  slug: ServiceSlug
  /** Undefined until the list is loaded, from which the default is chosen. */
  value: number | undefined
  onChange: (id: number) => void
}

export function LanguageSelect({ slug, value, onChange, ...select }: LanguageSelectProps) {
  return (
    <Select
      {...select}
      value={String(value)}
      options={useLanguageOptions(slug)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
