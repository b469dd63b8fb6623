import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from '../../../scripts/apt-packages.ts'

/** Contains veraPDF, the validator of the PDF Association, and a shell of JavaScript for Java. */
const VERAPDF = fileURLToPath(
  new URL('../lib/opendataloader-pdf-cli.jar', import.meta.resolve('@opendataloader/pdf')),
)
/** veraPDF reads its rules by JAXB, which Java no longer contains. */
const JAXB = ['jaxb-runtime', 'jaxb-core', 'istack-commons-runtime', 'txw2', 'javax.activation'].map(
  (name) => `/usr/share/java/${name}.jar`,
)
const PACKAGES = ['default-jre-headless', 'libjaxb-java']
const missing = () => ['/usr/bin/java', ...JAXB].filter((file) => !existsSync(file))

/** Prints a line for each rule of PDF/UA-1 (ISO 14289-1) that a file breaks, with the place. */
const VALIDATION = `
importPackage(Packages.org.verapdf.pdfa, Packages.org.verapdf.pdfa.flavours);
Packages.org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider.initialise();
var foundry = Foundries.defaultInstance();
for (var index = 0; index < arguments.length; index += 1) {
  var parser = foundry.createParser(new java.io.File(arguments[index]), PDFAFlavour.PDFUA_1);
  var result = foundry.createValidator(PDFAFlavour.PDFUA_1, false).validate(parser);
  if (result.getTotalAssertions() == 0) throw new Error('nothing was checked');
  for (var failed = result.getTestAssertions().iterator(); failed.hasNext(); ) {
    var assertion = failed.next();
    var rule = assertion.getRuleId().getClause() + '-' + assertion.getRuleId().getTestNumber();
    print([index, rule, assertion.getMessage(), assertion.getLocation().getContext()].join('\\t'));
  }
}`

export interface PdfFinding {
  /** Clause of ISO 14289-1 and number of its test, such as `7.21.7-1`. */
  readonly rule: string
  readonly message: string
  readonly place: string
}

/**
 * Returns the findings of veraPDF about each file. Installs Java if the machine lacks it.
 *
 * @throws Error that lists what to do, when it cannot be installed
 */
export function veraPdfFindings(files: readonly Uint8Array[]): PdfFinding[][] {
  if (missing().length > 0 && !(installPackages(PACKAGES) && missing().length === 0))
    throw new Error(`No ${missing().join(', ')}. Install these packages of Debian: ${PACKAGES.join(' ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'vera-'))
  try {
    const script = join(folder, 'validate.js')
    writeFileSync(script, VALIDATION)
    const paths = files.map((bytes, index) => {
      const path = join(folder, `${index}.pdf`)
      writeFileSync(path, bytes)
      return path
    })
    const shell = 'org.mozilla.javascript.tools.shell.Main'
    const args = ['-cp', [VERAPDF, ...JAXB].join(':'), shell, script, ...paths]
    const printed = execFileSync('java', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    const findings: PdfFinding[][] = files.map(() => [])
    for (const line of printed.split('\n').filter(Boolean)) {
      const [index, rule = '', message = '', place = ''] = line.split('\t')
      findings[Number(index)]?.push({ rule, message, place })
    }
    return findings
  } finally {
    rmSync(folder, { recursive: true })
  }
}
