import { useTranslation } from '#src/i18n/use-translation.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useCompany } from './company.ts'

const NAME_MAX = 120
const TAX_NUMBER_MAX = 40

/** Company and tax number, as bookkeepers want them on what they file. */
export function CompanyFields() {
  const { t } = useTranslation('billing-statement')
  const { company, keep } = useCompany()
  return (
    <Disclosure summary={t('companyOf')}>
      <div className="flex flex-col gap-4 py-3">
        <TextField
          label={t('company')}
          hint={t('hint')}
          value={company.name}
          maxLength={NAME_MAX}
          autoComplete="organization"
          onChange={({ target }) => keep({ ...company, name: target.value })}
        />
        <TextField
          label={t('taxNumber')}
          value={company.taxNumber}
          maxLength={TAX_NUMBER_MAX}
          autoComplete="off"
          onChange={({ target }) => keep({ ...company, taxNumber: target.value })}
        />
      </div>
    </Disclosure>
  )
}
