import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { gameIcons } from './tools/game-icons.ts'

/** Puts the licence of every library and font beside the pages that hold a copy of it. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
      for (const name of Object.keys(dependencies)) {
        const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt']
          .map((each) => `node_modules/${name}/${each}`)
          .find(existsSync)
        if (file === undefined) continue
        this.emitFile({
          type: 'asset',
          fileName: `licences/${name.replace(/^@/, '').replace('/', '-')}.txt`,
          source: readFileSync(file, 'utf8'),
        })
      }
    },
  }
}

/**
 * A second first page, for the addresses of tables: it names the files of the table, so that the browser asks for all of
 * them at once instead of finding out one after the other.
 */
function tablePage(): Plugin {
  return {
    name: 'table-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html']
        const files = Object.values(bundle)
        const table = files.find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/table/TableScreen.tsx'),
        )
        if (index?.type !== 'asset' || table?.type !== 'chunk')
          throw new Error('there is no index.html, or no table in the bundle')
        const html = String(index.source)
        const scripts = new Set([table.fileName, ...table.imports])
        for (const name of scripts) {
          const chunk = bundle[name]
          if (chunk?.type === 'chunk') chunk.imports.forEach((each) => scripts.add(each))
        }
        const links = [...scripts]
          .filter((name) => !html.includes(`"/${name}"`))
          .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
        this.emitFile({
          type: 'asset',
          fileName: 'table.html',
          source: html.replace(
            '</head>',
            `  ${[...links, '<link rel="preload" as="fetch" crossorigin href="/api/books">'].join('\n    ')}\n  </head>`,
          ),
        })
      },
    },
  }
}

/** So long a file may be that is fetched before anybody needs it. */
const MOST_FETCHED_AHEAD = 500_000

/** The service worker, with the names of the files that it fetches ahead: the pages, their scripts and their styles. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const contents = Object.values(bundle)
          .map((file) => ({ name: file.fileName, text: file.type === 'chunk' ? file.code : file.source }))
          .filter(({ name, text }) => /\.(js|css|html)$/.test(name) && text.length < MOST_FETCHED_AHEAD)
          .sort((a, b) => (a.name < b.name ? -1 : 1))
        const version = createHash('sha256')
        for (const { name, text } of contents) version.update(name).update(text)
        const files = contents.map(({ name }) => (name === 'index.html' ? '/' : `/${name}`))
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: readFileSync('tools/service-worker.js', 'utf8')
            .replace('%VERSION%', version.digest('hex').slice(0, 16))
            .replace("['%FILES%']", JSON.stringify(files)),
        })
      },
    },
  }
}

// QUINTAIN_WEB_OUT is where Maven wants the pages; QUINTAIN_SERVER is a running `./quintain serve` to develop against.
export default defineConfig({
  plugins: [react(), gameIcons(), licences(), tablePage(), serviceWorker()],
  cacheDir: 'node_modules/.vite',
  build: {
    outDir: process.env.QUINTAIN_WEB_OUT ?? 'target/site/web',
    emptyOutDir: true,
    // The server's content policy lets in files of its own, nothing that is written into other files.
    assetsInlineLimit: 0,
    // One sheet with everything, in the order of imports: what a rule overrides does not hang on which page came first.
    cssCodeSplit: false,
    reportCompressedSize: true,
    // Only the set of all icons is that large, and it is fetched for a book that wants an uncommon one.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // One file for what every page needs, instead of a dozen small ones.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam|use-sync-external-store)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: process.env.QUINTAIN_SERVER ?? 'http://localhost:7717', ws: true },
    },
  },
})
