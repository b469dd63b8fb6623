import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { KnownFacts } from './project-list-view.ts'

interface HeadProps {
  /** Classes for its width and for the screen width from which it is shown. */
  className: string
  isNumeric?: boolean
  children: string
}

function Head({ className, isNumeric, children }: HeadProps) {
  return (
    <th
      scope="col"
      className={classNames(
        'hidden h-9 truncate px-3 text-13 font-normal text-muted',
        className,
        isNumeric ? 'text-end' : 'text-start',
      )}
    >
      {children}
    </th>
  )
}

interface ProjectTableProps {
  label: string
  /** Columns to show; all until the fields are known. */
  known?: KnownFacts
  /** Rows start with a checkbox. */
  isSelecting?: boolean
  children: ReactNode
}

export function ProjectTable({ label, known, isSelecting = false, children }: ProjectTableProps) {
  const { t } = useTranslation('projects')
  return (
    <table className="w-full border-collapse md:table-fixed" aria-label={label}>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {isSelecting && (
            <th scope="col" className="w-10">
              <span className="sr-only">{t('select')}</span>
            </th>
          )}
          <th scope="col" className="h-9 pe-2 text-start text-13 font-normal text-muted">
            {t('column.title')}
          </th>
          {/* Bots, which have no length, have the longest status. */}
          <Head className={classNames(known?.duration === false ? 'w-48' : 'w-40', 'md:table-cell')}>
            {t('status')}
          </Head>
          <Head className="w-40 xl:table-cell">{t('column.language')}</Head>
          {known?.duration !== false && (
            <Head className="w-40 lg:table-cell" isNumeric>
              {t('column.length')}
            </Head>
          )}
          {known?.price !== false && (
            <Head className="w-32 lg:table-cell" isNumeric>
              {t('column.price')}
            </Head>
          )}
          {known?.updated !== false && (
            <Head className="w-40 md:table-cell" isNumeric>
              {t('column.updated')}
            </Head>
          )}
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
    <tr key={width} aria-hidden className="h-12 border-b border-line max-md:h-16">
      <td colSpan={7}>
        <Skeleton width={width} />
      </td>
    </tr>
  ))
}
