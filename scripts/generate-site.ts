import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxFiles } from './site/nginx-files.ts'

/** `npm run site -- turnstile` allows that captcha; without it the policy allows only this host. */
const [captcha] = process.argv.slice(2)
const FOLDER = join(import.meta.dirname, '..', 'deploy', 'nginx')

for (const [name, text] of Object.entries(nginxFiles(captcha))) writeFileSync(join(FOLDER, name), text)
