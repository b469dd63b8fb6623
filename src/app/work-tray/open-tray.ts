import { loadNamespaces } from '#src/i18n/i18n.ts'
import { pauseUnseenPolls } from '../polls/pause-unseen-polls.ts'
import { WorkTray } from './work-tray.tsx'

/** The tray, once its texts have loaded. */
export async function openTray() {
  pauseUnseenPolls()
  await loadNamespaces(['runs-tray'])
  return WorkTray
}
