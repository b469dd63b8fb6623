import { Copy, Download, ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { env } from '#src/config/env.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Project } from '#src/contract/project.ts'
import type { getCode } from '#src/contract/runs.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'

export type Snippet = DataOf<typeof getCode>['snippets'][number]

const fileNames = {
  html: 'website-reader.html',
  react: 'website-reader.jsx',
  wordpress: 'website-reader-wordpress.html',
} as const satisfies Record<Snippet['kind'], string>

/**
 * The tab of the page for trying, always the same one. Unlike a nameless tab it begins with what this tab's session
 * keeps, so that it shows the project which is open here.
 */
const PAGE_TAB = 'website-reader-page'

const MAX_ROWS = 26

function useCopy(text: string) {
  const [copied, setCopied] = useState<'done' | 'failed'>()
  const field = useRef<HTMLTextAreaElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('done')
    } catch {
      field.current?.select()
      setCopied('failed')
    }
  }
  return { field, copied, copy }
}

export function SnippetView({ snippet, project }: { snippet: Snippet; project: Project }) {
  const { t } = useTranslation('website-reader')
  const { field, copied, copy } = useCopy(snippet.code)
  // A page without React runs no component.
  const page =
    env.readerPage && snippet.kind !== 'react' && `${env.readerPage}?id=${project.id}&kind=${snippet.kind}`
  return (
    <section aria-label={snippet.label} className="flex flex-col gap-3">
      <p className="max-w-reading">{t(`code.how.${snippet.kind}`)}</p>
      <textarea
        ref={field}
        readOnly
        aria-label={snippet.label}
        value={snippet.code}
        rows={Math.min(MAX_ROWS, snippet.code.split('\n').length)}
        dir="ltr"
        spellCheck={false}
        className="block w-full min-w-0 resize-none overflow-x-auto rounded-md border border-edge bg-sunken p-3 font-mono text-13 whitespace-pre"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('code.copy')}
        </Button>
        <Button
          icon={<Download size={16} aria-hidden />}
          onClick={() => saveFile(fileNames[snippet.kind], new Blob([snippet.code], { type: 'text/plain' }))}
        >
          {t('code.download')}
        </Button>
        {page && (
          <a href={page} target={PAGE_TAB} className={buttonStyles('secondary')}>
            <ExternalLink size={16} aria-hidden />
            {t('code.try')}
          </a>
        )}
      </div>
      <p role="status" className={copied === 'failed' ? 'text-warn' : 'text-success'}>
        {copied && t(copied === 'done' ? 'code.copied' : 'code.copyFailed')}
      </p>
      <p className="text-13 text-muted">
        {page && `${t('code.tryHint')} `}
        {t('code.again')}
      </p>
    </section>
  )
}
