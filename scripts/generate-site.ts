import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxFiles } from './site/nginx-files.ts'

const FOLDER = join(import.meta.dirname, '..', 'deploy', 'nginx')

for (const [name, text] of Object.entries(nginxFiles())) writeFileSync(join(FOLDER, name), text)
