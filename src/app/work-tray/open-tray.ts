import { loadNamespaces } from '#src/i18n/i18n.ts'
import { WorkTray } from './work-tray.tsx'

/** The tray, once its texts have loaded. */
export async function openTray() {
  await loadNamespaces(['runs-tray'])
  return WorkTray
}
