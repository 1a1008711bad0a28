import '@fontsource/source-serif-4/400.css'
import '@fontsource/source-serif-4/400-italic.css'
import '@fontsource/source-serif-4/600.css'
import '@fontsource/eb-garamond/500.css'
import '@fontsource/eb-garamond/600.css'
import '@fontsource/space-grotesk/500.css'
import '@fontsource/space-grotesk/600.css'
import '@fontsource/alegreya/500.css'
import '@fontsource/alegreya/700.css'
import '@fontsource/exo-2/500.css'
import '@fontsource/exo-2/600.css'
import '@fontsource/oswald/500.css'
import '@fontsource/oswald/600.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/charts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { Mishap } from './components/Mishap'
import { BODY, drawable } from './faces'
import { takeLayingToken } from './laying'
import { HOUSE, startTheme } from './theme'
import { preferred, speak } from './words/words'

// A page that was open while the server got newer pages asks for files that are gone; loading it anew helps, once.
window.addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('quintain.reloaded') ?? 0)
  if (Date.now() - last < 30_000) return
  sessionStorage.setItem('quintain.reloaded', String(Date.now()))
  // Only if the server is there: an unreachable one is no reason to lose the page.
  fetch('/', { method: 'HEAD' }).then(
    (answer) => answer.ok && location.reload(),
    () => undefined,
  )
})

// Pages that open without a network. Browsers know such a thing only where nobody could have changed it on the way.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))

takeLayingToken()
startTheme()
const root = document.getElementById('root')
if (root !== null) {
  const spoken = speak(preferred(localStorage, navigator.languages))
  void Promise.all([spoken, drawable([BODY, HOUSE.displayFace])]).then(() =>
    createRoot(root).render(
      <StrictMode>
        <Mishap>
          <App />
        </Mishap>
      </StrictMode>,
    ),
  )
}
