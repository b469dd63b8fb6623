import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { Slider } from '#src/ui/slider.tsx'

export function Example() {
  const [speed, setSpeed] = useState(1)
  return (
    <Popover label="Settings of the voice" trigger={(props) => <Button {...props}>Settings</Button>}>
      {(close) => (
        <>
          <Slider
            label="Speed"
            value={speed}
            valueText={`${speed}×`}
            min={0.5}
            max={2}
            step={0.25}
            onChange={setSpeed}
          />
          <Button onClick={close}>Done</Button>
        </>
      )}
    </Popover>
  )
}
