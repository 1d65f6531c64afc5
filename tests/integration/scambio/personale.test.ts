import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { contrattoDi, foglioDelPersonale, GUASTE, personeDelFoglio } from '#support/file-di-altri/foglio-personale.ts';
import type { Inventata } from '#support/file-di-altri/persone-inventate.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { applyImport, checkFile, exportFile, lavoroFinito } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const persone = personeDelFoglio();
/** The rows of the sheet that are wrong: under three titles and the headings. */
const RIGHE_GUASTE = [45, 46, 47];
const giuste = persone.length - GUASTE;

const cercata = async (cf: string) => (await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: cf } })).righe[0];

/** Everything that the sheet brought of somebody. */
const schedaDi = async ({ cf }: Inventata) => {
  const uid = (await cercata(cf))?.uid ?? '';
  const persona = await gestore.ok(anagrafeRoutes.getPersona, { params: { uid } });
  const { righe } = await gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe: uid } });
  const fiscali = await gestore.ok(fiscaleRoutes.listFiscali, { body: { criteria: { uidSubAnagrafe: uid } } });
  return { persona, servizi: righe, fiscali };
};

const errori = (anteprima: Awaited<ReturnType<typeof checkFile>>['anteprima']) =>
  anteprima.righe.flatMap(({ numero, errori: suoi }) =>
    suoi.map(({ campo, messaggio }) => `${numero} ${campo}: ${messaggio}`),
  );

test(
  'the staff of an office in one sheet: at least 95 of 100 come in at the first try, with contract, domicile and tax data',
  { timeout: 400_000 },
  async () => {
    const letta = await checkFile(gestore, 'personale', await foglioDelPersonale(persone));
    const errate = letta.anteprima.righe.filter(({ esito }) => esito === 'ERRATA').map(({ numero }) => numero);
    expect(errate, errori(letta.anteprima).slice(0, 10).join('\n')).toEqual(RIGHE_GUASTE);
    expect(letta).toMatchObject({ righe: 100, nuove: giuste, errate: GUASTE });
    expect(letta.anteprima.righe.at(-1)?.avvisi?.join(' ')).toContain('domicilio fiscale');
    const applicata = await applyImport(gestore, letta, { soloGiuste: true });
    expect(applicata.stato, applicata.motivo ?? '').toBe('APPLICATA');
    for (const posto of [0, 1, 2, 3, 99]) {
      const una = persone[posto];
      if (una === undefined) throw new Error(`Nobody is at ${posto}`);
      const { persona, servizi, fiscali } = await schedaDi(una);
      expect(persona).toMatchObject({ datNascita: una.nascita, codModPagamento: 'B' });
      expect(persona.domicili).toMatchObject([{ dal: '2026-01-01', codComuneDomf: persona.codComuneRes }]);
      expect(servizi).toMatchObject([contrattoDi(una).atteso]);
      expect(fiscali).toMatchObject([{ numAnno: 2026, numAliquotaMassima: 230_000, numRedditoPresunto: 2_450_000 }]);
    }

    // the wrong rows are kept in an import of their own
    expect(applicata.resto).not.toBeNull();
    const resto = await lavoroFinito(gestore, applicata.resto ?? '');
    expect(resto).toMatchObject({ righe: GUASTE, errate: GUASTE });

    // a second reading of the sheet changes nothing
    const ancora = await checkFile(gestore, 'personale', await foglioDelPersonale(persone));
    expect(ancora).toMatchObject({ nuove: 0, modificate: 0, uguali: giuste, errate: GUASTE });

    // the export holds the same staff
    const esportata = await exportFile(gestore, { tipo: 'personale', formato: 'XLSX' });
    const tornata = await checkFile(gestore, 'personale', esportata);
    expect({ ...tornata, errori: errori(tornata.anteprima) }).toMatchObject({
      nuove: 0,
      modificate: 0,
      errate: 0,
      errori: [],
    });

    await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: applicata.lavoro ?? '' }, body: {} });
    expect(await lavoroFinito(gestore, applicata.uid)).toMatchObject({ stato: 'ANNULLATA' });
    const [prima] = persone;
    expect(await cercata(prima?.cf ?? '')).toBeUndefined();
  },
);

test(
  'a row that changes one part writes that part alone, and what is refused of any part leaves the person as they were',
  { timeout: 120_000 },
  async () => {
    const [una] = persone.slice(50);
    if (una === undefined) throw new Error('Nobody is at 50');
    const intera = await checkFile(gestore, 'personale', await foglioDelPersonale([una]));
    await applyImport(gestore, intera);
    const prima = await schedaDi(una);
    const foglio = (righe: readonly (readonly string[])[]) => ({
      nome: 'personale.csv',
      bytes: Buffer.from(righe.map((riga) => riga.join(';')).join('\r\n')),
    });
    const cambiata = await checkFile(
      gestore,
      'personale',
      foglio([
        ['Codice fiscale', 'Aliquota massima'],
        [una.cf, '35'],
      ]),
    );
    expect({ ...cambiata, errori: errori(cambiata.anteprima) }).toMatchObject({ modificate: 1, errori: [] });
    await applyImport(gestore, cambiata);
    const dopo = await schedaDi(una);
    expect(dopo.fiscali).toMatchObject([{ numAliquotaMassima: 350_000 }]);
    expect(dopo.persona).toEqual(prima.persona);
    expect(dopo.servizi).toEqual(prima.servizi);

    const sbagliata = await checkFile(
      gestore,
      'personale',
      foglio([
        ['Codice fiscale', 'Cellulare', 'Assunto il', 'Tipo contratto', 'Aliquota massima'],
        [una.cf, '333 0000000', '01/09/2026', 'a chiamata', '35'],
        ['', '', '', '', ''],
      ]),
    );
    expect(sbagliata).toMatchObject({ modificate: 0, errate: 1 });
    expect(errori(sbagliata.anteprima)[0]).toContain('servizioCodTipoNomina: "a chiamata" non è tra i valori previsti');
    expect(await schedaDi(una)).toEqual({ ...prima, fiscali: dopo.fiscali });
  },
);
