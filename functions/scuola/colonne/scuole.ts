import { scuolaRepository } from '#archivio/scuola/scuola.ts';
import { posInailRepository, posInpsRepository } from '#archivio/tabelle/posizioni.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { codiceDiScuola, PRINCIPALE } from '#functions/colonne/sedi.ts';
import { defineTabella } from '#functions/colonne/tabella.ts';
import { parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { type DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import { ScuolaInput, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { scuoleService } from '../scuole-service.ts';
import { colonneScuole } from './colonne-scuole.ts';

const posizioni = async ({ context: { archivio } }: Mezzi) => {
  const [inps, inail] = await Promise.all([
    posInpsRepository(archivio).listAll(),
    posInailRepository(archivio).listAll(),
  ]);
  return {
    inps,
    inail: inail.map((posizione) => ({ ...posizione, nome: `${posizione.posizione} ${posizione.codControllo}` })),
  };
};

const rigaDi = async (scuola: Scuola, mezzi: Mezzi): Promise<Riga> => {
  const { inps, inail } = await posizioni(mezzi);
  const { uid: _uid, versione: _versione, patrono, uidPosInps, uidPosInail, entiSede, dati, ...campi } = scuola;
  return {
    ...campi,
    codMeccanografico: codiceDiScuola(scuola),
    ...colonnePatrono(patrono),
    matricolaInps: inps.find(({ uid }) => uid === uidPosInps)?.matricola ?? null,
    posizioneInail: inail.find(({ uid }) => uid === uidPosInail)?.nome ?? null,
    ...Object.fromEntries(CAMPI_ENTI.map((campo) => [campo, entiSede?.[campo] ?? null])),
    ...colonneProprie(dati),
  };
};

const colonnePatrono = (patrono: Scuola['patrono']): Riga => ({
  patronoNome: patrono?.nome ?? null,
  patronoMese: patrono?.mese ?? null,
  patronoGiorno: patrono?.giorno ?? null,
});

const colonneProprie = (dati: DatiPropri | null): Riga => ({
  codIpa: dati === null || dati.codIpa === '' ? null : dati.codIpa,
  codUnivocoUfficio: dati?.codUnivocoUfficio ?? null,
  setupType: dati?.setupType ?? null,
  flgCcnlIstruzione: dati?.flgCcnlIstruzione ?? null,
});

const CAMPI_ENTI = ['cfAppartenenza', 'prgAppartenenza', 'cfServizio', 'prgServizio'] as const;

/** The bodies of a site: all four fields, or none. */
const entiDi = (riga: Riga): object | null =>
  CAMPI_ENTI.every((campo) => riga[campo] === null)
    ? null
    : Object.fromEntries(CAMPI_ENTI.map((campo) => [campo, riga[campo]]));

const uidOf = <P extends { readonly uid: string }>(
  posizione: P | undefined,
  campo: string,
  scritta: string,
): string => {
  if (posizione === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `La posizione ${scritta} non è in archivio: inserirla o importarla prima.`,
    );
  return posizione.uid;
};

const datiDi = (riga: Riga, prima: DatiPropri | null): object | null => {
  if (riga.tipo !== 'PROPRIA') return null;
  const { flgCcnlIstruzione: _prima, ...altri }: Partial<DatiPropri> = prima ?? { altriDati: [], firmatari: [] };
  return {
    ...altri,
    codIpa: riga.codIpa ?? '',
    codUnivocoUfficio: riga.codUnivocoUfficio,
    setupType: riga.setupType ?? 'SCUOLA',
    ...(typeof riga.flgCcnlIstruzione === 'boolean' ? { flgCcnlIstruzione: riga.flgCcnlIstruzione } : {}),
  };
};

/** The code of the school itself: the one it has now or, new, the one it uses the program with. */
const codiceDella = (prima: Scuola | null, { context }: Mezzi): string =>
  prima === null ? context.archivio.codmin : prima.codMeccanografico;

const inputDi = async (riga: Riga, prima: Scuola | null, mezzi: Mezzi): Promise<ScuolaInput> => {
  const {
    patronoNome,
    patronoMese,
    patronoGiorno,
    matricolaInps,
    posizioneInail,
    cfAppartenenza: _cfAppartenenza,
    prgAppartenenza: _prgAppartenenza,
    cfServizio: _cfServizio,
    prgServizio: _prgServizio,
    codIpa: _ipa,
    codUnivocoUfficio: _cuu,
    setupType: _setup,
    flgCcnlIstruzione: _ccnl,
    ...campi
  } = riga;
  const { inps, inail } = await posizioni(mezzi);
  return parseInput(ScuolaInput, {
    ...campi,
    codMeccanografico:
      testoDi(riga, 'codMeccanografico') === PRINCIPALE ? codiceDella(prima, mezzi) : riga.codMeccanografico,
    patrono:
      patronoNome === null && patronoMese === null && patronoGiorno === null
        ? null
        : { nome: patronoNome, mese: patronoMese, giorno: patronoGiorno },
    uidPosInps:
      matricolaInps === null
        ? null
        : uidOf(
            inps.find(({ matricola }) => matricola === matricolaInps),
            'matricolaInps',
            String(matricolaInps),
          ),
    uidPosInail:
      posizioneInail === null
        ? null
        : uidOf(
            inail.find(({ nome }) => nome === posizioneInail),
            'posizioneInail',
            String(posizioneInail),
          ),
    entiSede: entiDi(riga),
    dati: datiDi(riga, prima?.dati ?? null),
  });
};

/** The school itself, its sites and other schools, by mechanographic code. Filing data and signatories are kinds of their own. */
export const tipoScuole = defineTabella<Scuola>({
  nome: 'scuole',
  colonne: colonneScuole,
  chiave: ['codMeccanografico'],
  alias: {
    nome: 'patronoNome',
    mese: 'patronoMese',
    giorno: 'patronoGiorno',
    uidPosInps: 'matricolaInps',
    uidPosInail: 'posizioneInail',
  },
  descrizione: (riga) => `${testoDi(riga, 'codMeccanografico')} ${testoDi(riga, 'desScuola')}`,
  list: ({ context }) => scuolaRepository(context.archivio).listAll(),
  riga: rigaDi,
  create: async (riga, mezzi) => scuoleService.create(await inputDi(riga, null, mezzi), mezzi.context),
  update: async (scuola, riga, mezzi) =>
    scuoleService.update(
      scuola.uid,
      { ...(await inputDi(riga, scuola, mezzi)), versione: scuola.versione },
      mezzi.context,
    ),
});
