import { Download } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { refusalsOf } from '#src/api/api-error.ts'
import { SOURCE_ADDRESS_MAX } from '#src/contract/limits.ts'
import type { Project } from '#src/contract/project.ts'
import type { SitePage } from '#src/contract/website-reader.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hostWithPunycode } from '#src/lib/host-name.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { controlStyles } from '#src/ui/control-styles.ts'
import { Field } from '#src/ui/field.tsx'
import { useFetchPage } from './page-mutations.ts'

interface PageAddressProps {
  project: Project
  address: string
  onChange: (address: string) => void
  onFetched: (page: SitePage) => void
}

export function PageAddress({ project, address, onChange, onFetched }: PageAddressProps) {
  const { t } = useTranslation('website-reader-lazy')
  const fetching = useFetchPage(project)
  const isMissing = fetching.isSuccess && !fetching.data.page
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (fetching.isPending) return
    fetching.mutate(address, { onSuccess: ({ page }) => page && onFetched(page) })
  }
  function type(text: string) {
    if (!fetching.isPending) fetching.reset()
    onChange(text)
  }
  return (
    <form noValidate onSubmit={send}>
      <Field
        label={t('tester.page.address')}
        hint={t('tester.page.hint', { host: hostWithPunycode(project.domain ?? '') })}
        error={refusalsOf(fetching.error).page_url ?? (isMissing && t('tester.page.failed'))}
      >
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <input
              {...control}
              type="url"
              inputMode="url"
              value={address}
              maxLength={SOURCE_ADDRESS_MAX}
              onChange={(event) => type(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              className={classNames(controlStyles, 'h-10 min-w-0 flex-1 basis-60')}
            />
            <Button
              type="submit"
              icon={<Download size={16} aria-hidden />}
              isPending={fetching.isPending}
              pendingLabel={t('tester.page.fetching')}
            >
              {t('tester.page.fetch')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
