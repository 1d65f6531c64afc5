import { describe, expect, test } from 'vitest';
import { source, sources, type Source } from '#support/sources.ts';
import { computedIn } from '#support/sources/in-operators.ts';

const all = sources('bin', 'lib', 'functions', 'web', 'shared', 'events');
const below = (prefix: string): Source[] => all.filter(({ path }) => path.startsWith(prefix));

describe('what only one place may do', () => {
  test('writes to the table leave through modifica.ts alone', () => {
    expect(
      below('functions/')
        .filter(
          ({ path, text }) =>
            path !== 'functions/platform/data/modifica.ts' &&
            /\b(Put|Update|Delete|TransactWrite|BatchWrite)(Item)?Command\b/.test(text) &&
            /dynamodb/.test(text),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });
  test('a computed name is looked for among the own names of an object, never with `in`', () => {
    expect(
      computedIn(source('x.ts', "const a = nome in tavola; const b = 'tipo' in riga; for (const c in d) e(c);")),
    ).toEqual(['x.ts nome in tavola']);
    expect(all.flatMap(computedIn)).toEqual([]);
  });
  test('a closed list of codes is read by a contract, a function or a screen, not by a test alone', () => {
    const lists = below('shared/domain/').flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+)[^=\n]*= \[/gm)].map(([, nome]) => ({ path, nome: nome ?? '' })),
    );
    const unread = lists.filter(
      ({ path, nome }) => !all.some((other) => other.path !== path && new RegExp(`\\b${nome}\\b`).test(other.text)),
    );
    expect(lists.length).toBeGreaterThan(80);
    expect(unread).toEqual([]);
  });
  test('what is stored is parsed before it is written', () => {
    const parsed = /writeItem\(|writeSenzaSpecie\(|[a-z]\.parse\(|rewrittenSession\(/i;
    const made = below('functions/').flatMap(({ path, text }) =>
      [...text.matchAll(/tipo: 'put',\n/g)]
        .filter(({ index }) => !parsed.test(text.slice(index, index + 400)))
        .map(() => path),
    );
    expect(made).toEqual([
      // a code and no more: dismissed news, who has a unique value; the audit trail, which nothing computes from
      'functions/archivio/casa/novita-letta.ts',
      'functions/platform/data/unici.ts',
      'functions/platform/data/voce-di-audit.ts',
      // what an import found and puts back
      'functions/scambio/lavori/importazione/ripristino.ts',
    ]);
  });
  test('a kind of record is defined in the archive alone, and its index lists it', () => {
    const kinds = below('functions/').flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+Entita)(?:: Entita<\w+>)? = (?:defineEntita|\{)/g)].map(([, nome]) => ({
        path,
        nome: nome ?? '',
      })),
    );
    const index = all.find(({ path }) => path === 'functions/archivio/index.ts')?.text ?? '';
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter(({ path }) => !/^functions\/(archivio|platform\/work)\//.test(path))).toEqual([]);
    expect(kinds.filter(({ nome }) => !index.includes(`specieDi(${nome}),`))).toEqual([]);
  });
  test('what is stored is parsed by the reading of shapes alone, and what is compressed is opened for it', () => {
    const altrove = below('functions/').filter(({ text }) =>
      /(?<!JSON)\.(?:parse|safeParse)\(\s*(?:item\b|trovato\b|riga\)|Object\(item|joinParti|JSON\.parse\(inflate)/.test(
        text,
      ),
    );
    expect(altrove.map(({ path }) => path)).toEqual([
      // a day that is kept to be shown sooner, and made again when it cannot be read
      'functions/archivio/casa/quadro-del-giorno.ts',
      // a row of a file
      'functions/cedolini/processi/bozza-service.ts',
    ]);
  });
  test('no Scan anywhere in the product', () => {
    expect(
      below('functions/')
        .filter(({ text }) => /\bScanCommand\b/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
  test('the environment is read in handlers and programs only', () => {
    expect(
      [...below('functions/'), ...below('shared/')]
        .filter(({ path, text }) => !path.endsWith('/handler.ts') && /process\.env/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
  test('today comes from the platform clock alone', () => {
    const own = ['functions/platform/clock.ts'];
    expect(
      [...below('functions/'), ...below('shared/')]
        .filter(({ path, text }) => !own.includes(path) && /new Date\(\)|Date\.now\(\)/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
  test('Italian text is put in order by one comparator, and looked for by one rule', () => {
    const raw = /\w\.(?:des(?!Cf\b)[A-Z]\w*|nominativo|descrizione|titolo|nome|causale)\s*[<>]\s*\w+\./;
    const own = /\blocaleCompare\b|\bIntl\.Collator\b|toLocaleLowerCase\('it'\)[^;]*toLocaleLowerCase\('it'\)/;
    expect(all.filter(({ text }) => own.test(text) || raw.test(text)).map(({ path }) => path)).toEqual([]);
  });
  test('the day of an instant is that of Italy: it is told by one file', () => {
    expect(
      all
        .filter(({ text }) => /'Europe\/Rome'|\.slice\(0, 10\)|\bget(?:UTC)?(?:FullYear|Month|Date)\(\)/.test(text))
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      // the first ten of some other thing: users refused, errors of a body, letters, figures of a number, names of copies
      'functions/accesso/elenco/righe.ts',
      // the months of the audit trail and its seals: places of the store, shown to nobody as days
      'functions/anagrafe/dati-personali/registrazioni.ts',
      'functions/archivio/casa/sigillo-registro.ts',
      'functions/casa/mancanze/controllo-dati.ts',
      'functions/platform/difetto.ts',
      // a day of a spreadsheet, counted from its zero
      'functions/platform/spreadsheet/xlsx/cell-text.ts',
      'lib/admin/copie/copie.ts',
      'shared/domain/codici/partita-iva.ts',
      'shared/domain/tempo/istante.ts',
      // the last day of a month, of numbers alone
      'web/src/areas/cedolini/preparazione/voci/competenza-proposta.ts',
    ]);
  });
  test('amounts are rounded in shared/money alone', () => {
    expect(
      below('shared/calculation/')
        .filter(({ text }) => /Math\.(round|ceil|floor)|toFixed/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
  test('who builds with esbuild says when it has ended, so that its process ends too', () => {
    const builders = [...below('bin/'), ...below('lib/')].filter(({ text }) =>
      /^import (?!type ).* from 'esbuild'/m.test(text),
    );
    expect(builders.map(({ path }) => path)).toContain('lib/web-build.ts');
    expect(builders.filter(({ text }) => !/\bwhileBuilding\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });
  test('the properties of an object are written in it, not spread into it', () => {
    expect(
      sources('bin', 'lib', 'functions', 'web', 'shared', 'events', 'tests')
        // An attribute of JSX, `{...{`, and the type of the rest of a tuple are no such thing.
        .filter(({ text }) => /[\s,]\.\.\.\{(?![^{}]*\}\[\])/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
  test('the compiler is not silenced', () => {
    expect(
      sources('bin', 'lib', 'functions', 'web', 'shared', 'events', 'tests')
        .filter(
          ({ path, text }) =>
            path !== 'tests/one-place.test.ts' &&
            /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable|\bas unknown as\b|\bas any\b/.test(text),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

/** Programs of the machine and of its administrator, with the things they remove. */
const TOLGONO: Readonly<Record<string, string>> = {
  'bin/synth.ts': 'templates made before',
  'lib/admin/copia/archivio-cifrato.ts': 'the copy that could not be written to its end',
  'lib/admin/copia/prova.ts': 'the archive of a drill',
  'lib/admin/copia/scuola-conservata.ts': 'files that a restored copy does not have',
  'lib/admin/copie/copie.ts': 'copies after 35 days, never the last one; an archive read beside',
  'lib/admin/copie/impostazioni.ts': 'the proof that copies can be written there',
  'lib/admin/esportazione/scrittura.ts': 'the export that could not be written to its end',
  'lib/admin/fine-contratto/cancellazione.ts': 'a school at the end of its contract, exported and confirmed',
  'lib/admin/fine-contratto/conto.ts': 'where the erasing of a school had come',
  'lib/admin/fine-contratto/versioni.ts': 'the versions of the files of that school',
  'lib/admin/indici.ts': 'an item that is written elsewhere in the same transaction',
  'lib/local/folder/data-folder.ts': 'a folder asked to be emptied, by its name',
  'lib/local/folder/filling.ts': 'the mark of a demonstration that is filled',
  'lib/local/level.ts': 'the proof that the folder can be written',
  'lib/local/sviluppo/live-page.ts': 'pages built before',
  'lib/web-build.ts': 'pages built before',
};

test('a start, and whoever administers, removes only what is said here: nothing that somebody entered', () => {
  const removing = /\b(?:rm|rmSync|rmdir|unlink|unlinkSync)\(|tipo: 'delete'|Delete(?:Item|Object)s?Command\(/;
  const engines = /^lib\/(?:cloud|local\/(?:dynamodb|s3|step-functions|identity|ses))\//;
  expect(
    [...below('lib/'), ...below('bin/')]
      .filter(({ path, text }) => !engines.test(path) && removing.test(text))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(Object.keys(TOLGONO));
});

describe('one person, one identity', () => {
  /** Files outside tests that name something. */
  const naming = (nome: string): string[] =>
    [...below('functions/'), ...below('lib/')]
      .filter(({ text }) => new RegExp(`\\b${nome}\\b`).test(text))
      .map(({ path }) => path)
      .toSorted();
  test('heads of payslips are read where they are put under the people of today', () => {
    expect(naming('cedolinoEntita')).toEqual([
      // the archive of the personal data of somebody: what is stored, as it is
      'functions/anagrafe/dati-personali/registrazioni.ts',
      'functions/archivio/cedolini/cedolini-repository.ts',
      'functions/archivio/cedolini/cedolino.ts',
      'functions/archivio/index.ts',
      // writes payslips of open runs
      'functions/cedolini/cedolino/storico-service.ts',
      // reads the run of a payslip
      'functions/cedolini/cedolino/vicini.ts',
      // checks that what is stored is what was sealed
      'functions/cedolini/verifica/elaborazione.ts',
    ]);
  });
  test('the payslip of a person in a run is sought by every id they have had; only open runs have it under that of today', () => {
    expect(naming('uidCedolino')).toEqual([
      'functions/archivio/cedolini/cedolini-repository.ts',
      'functions/archivio/cedolini/cedolino.ts',
      'functions/cedolini/cedolino/cedolino-intero.ts',
      'functions/cedolini/cedolino/storico-service.ts',
      'functions/cedolini/confronto/variazioni-service.ts',
      'functions/cedolini/correzione/correzione-service.ts',
      'functions/cedolini/lavori/accorpa-elaborazioni/spostamento.ts',
      'functions/cedolini/lavori/calcolo-cedolini/elenco.ts',
      'functions/cedolini/schede-accorpate/aperte.ts',
      'functions/cedolini/schede-accorpate/intestazione.ts',
      'functions/cedolini/schede-accorpate/passaggio.ts',
    ]);
  });
  test('who was merged into whom is read in one place, and by who answers for one person', () => {
    expect(naming('aliasEntita')).toEqual([
      'functions/anagrafe/dati-personali/registrazioni.ts',
      'functions/anagrafe/lavori/accorpa-anagrafe/accorpa-anagrafe.ts',
      'functions/archivio/index.ts',
      'functions/archivio/persone/alias.ts',
      'functions/archivio/persone/identita.ts',
      'functions/archivio/persone/persone-repository.ts',
    ]);
  });
});
