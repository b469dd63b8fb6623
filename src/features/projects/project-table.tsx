import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

interface HeadProps {
  width: string
  from?: 'md' | 'lg' | 'xl'
  isNumeric?: boolean
  children: string
}

function Head({ width, from, isNumeric, children }: HeadProps) {
  return (
    <th
      scope="col"
      className={classNames(
        'h-9 truncate px-3 text-13 font-normal text-muted',
        width,
        isNumeric ? 'text-end' : 'text-start',
        from === 'md' && 'hidden md:table-cell',
        from === 'lg' && 'hidden lg:table-cell',
        from === 'xl' && 'hidden xl:table-cell',
      )}
    >
      {children}
    </th>
  )
}

export function ProjectTable({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('projects')
  return (
    <table className="w-full border-collapse md:table-fixed" aria-label={label}>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className="h-9 pe-2 text-start text-13 font-normal text-muted">
            {t('column.title')}
          </th>
          <Head width="w-40" from="md">
            {t('status')}
          </Head>
          <Head width="w-40" from="xl">
            {t('column.language')}
          </Head>
          <Head width="w-40" from="lg" isNumeric>
            {t('column.length')}
          </Head>
          <Head width="w-32" from="lg" isNumeric>
            {t('column.price')}
          </Head>
          <Head width="w-40" from="md">
            {t('column.updated')}
          </Head>
          <th scope="col" className="w-12">
            <span className="sr-only">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export function ProjectRowsSkeleton() {
  return ['60%', '40%', '75%', '50%', '65%'].map((width) => (
    <tr key={width} className="h-12 border-b border-line max-md:h-16">
      <td colSpan={7}>
        <Skeleton width={width} />
      </td>
    </tr>
  ))
}
