import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hostWithPunycode, readableHost } from '#src/lib/host-name.ts'
import { readSiteHost, withoutWww } from '#src/rules/site-host.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type ReaderForm, selectorProblem } from './reader-form-schema.ts'
import { SkipField } from './skip-field.tsx'
import { useReaderMessage } from './use-reader-message.ts'

interface FormProps {
  form: UseFormReturn<ReaderForm>
}

function DomainField({ form }: FormProps) {
  const { t } = useTranslation('website-reader-form')
  const { messageOf } = useReaderMessage()
  const read = readSiteHost(form.watch('domain'))
  const host = 'host' in read ? read.host : undefined
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...form.register('domain')}
        label={t('site.domain')}
        hint={t('site.domainHint')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={messageOf(form.formState.errors.domain)}
      />
      <p role="status" className="wrap-long text-13 text-muted empty:hidden">
        {host && t('site.host', { host: hostWithPunycode(host) })}
      </p>
      <Checkbox
        {...form.register('reader.include_subdomains')}
        label={t('site.subdomains')}
        hint={host && t('site.subdomainsHint', { host: readableHost(withoutWww(host)) })}
        error={messageOf(form.formState.errors.reader?.include_subdomains)}
      />
    </div>
  )
}

export function SiteFields({ form }: FormProps) {
  const { t } = useTranslation(['website-reader-form', 'common'])
  const { say, messageOf } = useReaderMessage()
  const { errors } = form.formState
  const selector = form.watch('selector')
  // A selector is checked on every keystroke, an address only when the field loses focus.
  const wrongSelector = selector.trim() === '' ? undefined : selectorProblem(selector)
  return (
    <div className="flex flex-col gap-4">
      <TextField
        {...form.register('title')}
        label={t('site.title')}
        hint={t('site.titleHint')}
        aside={t('common:optional')}
        dir="auto"
        error={messageOf(errors.title)}
      />
      <DomainField form={form} />
      <TextField
        {...form.register('selector')}
        label={t('site.selector')}
        hint={t('site.selectorHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wrongSelector ? say(wrongSelector) : messageOf(errors.selector)}
      />
      <Controller
        control={form.control}
        name="reader.skip_selectors"
        render={({ field, fieldState }) => (
          <SkipField
            ref={field.ref}
            selectors={field.value}
            onChange={field.onChange}
            error={messageOf(fieldState.error)}
          />
        )}
      />
    </div>
  )
}
