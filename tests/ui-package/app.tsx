import { Avatar } from 'avaz-ui/avatar'
import { Badge } from 'avaz-ui/badge'
import { Button } from 'avaz-ui/button'
import { Checkbox } from 'avaz-ui/checkbox'
import { Kbd } from 'avaz-ui/kbd'
import { Notice } from 'avaz-ui/notice'
import { ProgressBar } from 'avaz-ui/progress-bar'
import { Spinner } from 'avaz-ui/spinner'
import { Switch } from 'avaz-ui/switch'
import { TextField } from 'avaz-ui/text-field'
import { createRoot } from 'react-dom/client'
import 'avaz-ui/styles.css'

const App = () => (
  <main>
    <Avatar src={null} name="Leyla" />
    <Badge tone="success">Badge</Badge>
    <Button variant="primary">Button</Button>
    <Checkbox label="Checkbox" />
    <Kbd>Kbd</Kbd>
    <Notice tone="info">Notice</Notice>
    <ProgressBar label="Progress" percent={40} valueText="40%" />
    <Spinner label="Spinner" size={20} />
    <Switch label="Switch" />
    <TextField label="Field" />
  </main>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
