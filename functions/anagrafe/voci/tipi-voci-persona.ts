import { particolaritaEntita } from '#archivio/persone/particolarita.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import { vocePersonaEntita } from '#archivio/persone/voce-persona.ts';
import { vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import { definePersonale } from '#functions/colonne/personale.ts';
import { giornoIn, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { vociDizionario } from '#functions/riferimento/voci/soggettive.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { ParticolaritaModulo, type Particolarita } from '#shared/contracts/anagrafe/particolarita.ts';
import {
  SoggettivaModulo,
  VocePersonaModulo,
  type Soggettiva,
  type VocePersona,
} from '#shared/contracts/anagrafe/voci-persona.ts';
import { descrizioneParticolarita } from '#shared/domain/persona/particolarita.ts';
import { descrizioneFondoPiano, descrizioneTipoPiano } from '#shared/domain/persona/previdenza.ts';
import { particolarita } from './particolarita.ts';
import { soggettive } from './soggettiva.ts';
import { vociPersona } from './voce-persona.ts';

const dal: Colonna = {
  campo: 'datInizio',
  titolo: 'Data inizio',
  tipo: 'data',
  obbligatoria: true,
  esempio: '2025-01-01',
};
const al: Colonna = {
  campo: 'datFine',
  titolo: 'Data fine',
  tipo: 'data',
  esempio: null,
};
const senzaIntestatario = ({ desCf: _cf, desNominativo: _nome, ...riga }: Riga): Riga => riga;

const campiPiano = ['tipoPiano', 'codFondo', 'datInizio', 'datScadenza', 'numRate', 'datRipristino'] as const;
/** The name of a field of the plan among those of the row. */
const nellaRiga = (campo: string): string => `piano${campo.charAt(0).toUpperCase()}${campo.slice(1)}`;

const colonnePiano: readonly Colonna[] = [
  { campo: 'pianoTipoPiano', titolo: 'Piano: tipo', tipo: 'scelta', scelte: descrizioneTipoPiano, esempio: null },
  { campo: 'pianoCodFondo', titolo: 'Piano: fondo', tipo: 'scelta', scelte: descrizioneFondoPiano, esempio: null },
  { campo: 'pianoDatInizio', titolo: 'Piano: prima rata', tipo: 'data', esempio: null },
  { campo: 'pianoDatScadenza', titolo: 'Piano: ultima rata', tipo: 'data', esempio: null },
  { campo: 'pianoNumRate', titolo: 'Piano: rate', tipo: 'intero', esempio: null },
  { campo: 'pianoDatRipristino', titolo: 'Piano: ripristino', tipo: 'data', esempio: null },
];

const campiCreditore = { nome: 'desCreditore', iban: 'ibanCreditore', atto: 'desAtto', data: 'datAtto' } as const;
const colonneCreditore: readonly Colonna[] = [
  { campo: 'desCreditore', titolo: 'Creditore', tipo: 'testo', esempio: null },
  { campo: 'ibanCreditore', titolo: 'IBAN del creditore', tipo: 'testo', forma: 'codice', esempio: null },
  { campo: 'desAtto', titolo: 'Atto', tipo: 'testo', esempio: null },
  { campo: 'datAtto', titolo: "Data dell'atto", tipo: 'data', esempio: null },
];

/** Some columns as one object: null when none says anything. */
const insieme = (riga: Riga, campi: readonly (readonly [string, string])[]): object | null => {
  const oggetto = Object.fromEntries(campi.map(([campo, colonna]) => [campo, riga[colonna] ?? null]));
  return Object.values(oggetto).every((valore) => valore === null || valore === '') ? null : oggetto;
};

/** The plan and the creditor of a row are there when something of them is. */
const soggettivaDi = (riga: Riga): object => {
  const { codVoce, desRiferimento, datInizio, datFine, numImporto, numTotale } = riga;
  const piano = insieme(
    riga,
    campiPiano.map((campo) => [campo, nellaRiga(campo)]),
  );
  const creditore = insieme(riga, Object.entries(campiCreditore));
  return { codVoce, desRiferimento, datInizio, datFine, numImporto, numTotale, piano, creditore };
};

/** Dated personal amounts, by item, reference and start date. */
export const tipoSoggettive = definePersonale<Soggettiva>({
  nome: 'soggettive',
  entita: soggettivaEntita,
  chiave: ['codVoce', 'desRiferimento', 'datInizio'],
  colonne: [
    {
      campo: 'codVoce',
      titolo: 'Voce',
      tipo: 'scelta',
      scelte: Object.fromEntries(vociDizionario.map(({ codVoce, desVoce }) => [codVoce, desVoce])),
      obbligatoria: true,
      esempio: 'ASSPER',
    },
    {
      campo: 'desRiferimento',
      titolo: 'Riferimento',
      tipo: 'testo',
      vuoto: '',
      esempio: 'Decreto 1',
    },
    dal,
    al,
    { campo: 'numImporto', titolo: 'Importo mensile', tipo: 'importo', esempio: 20000 },
    { campo: 'numTotale', titolo: 'Totale dovuto', tipo: 'importo', esempio: null },
    ...colonneCreditore,
    ...colonnePiano,
  ],
  alias: {
    piano: 'pianoTipoPiano',
    creditore: 'desCreditore',
    nome: 'desCreditore',
    iban: 'ibanCreditore',
    atto: 'desAtto',
    data: 'datAtto',
  },
  cosa: (riga) => `voce ${testoDi(riga, 'codVoce')} dal ${giornoIn(riga, 'datInizio')}`,
  riga: ({ codVoce, desRiferimento, datInizio, datFine, numImporto, numTotale, piano, creditore }) => ({
    codVoce,
    desRiferimento,
    datInizio,
    datFine,
    numImporto,
    numTotale,
    desCreditore: creditore?.nome ?? null,
    ibanCreditore: creditore?.iban ?? null,
    desAtto: creditore?.atto ?? null,
    datAtto: creditore?.data ?? null,
    ...Object.fromEntries(campiPiano.map((campo) => [nellaRiga(campo), piano?.[campo] ?? null])),
  }),
  create: (riga, persona, { context }) =>
    soggettive.create({ ...parseInput(SoggettivaModulo, soggettivaDi(riga)), uidSubAnagrafe: persona.uid }, context),
  update: ({ uid, versione }, riga, { context }) =>
    soggettive.update(uid, { ...parseInput(SoggettivaModulo, soggettivaDi(riga)), versione }, context),
});

const voceDi = async (riga: Riga, { context }: Mezzi): Promise<string> => {
  const codice = testoDi(riga, 'codVoce');
  const voce = (await vociUtenteRepository(context.archivio).listAll()).find(
    ({ codVoce }) => codVoce.toUpperCase() === codice.toUpperCase(),
  );
  if (voce === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codVoce',
      `Nessuna voce della scuola ha il codice ${codice}: inserirla o importarla prima.`,
    );
  return voce.uid;
};

const valoreDi = async (riga: Riga, mezzi: Mezzi) => {
  const { codVoce: _voce, ...campi } = senzaIntestatario(riga);
  return parseInput(VocePersonaModulo, { ...campi, uidVoce: await voceDi(riga, mezzi) });
};

/** The values people have for the school's items, by item and first month. */
export const tipoVociPersona = definePersonale<VocePersona>({
  nome: 'vociPersona',
  entita: vocePersonaEntita,
  chiave: ['codVoce', 'annoInizio', 'meseInizio'],
  alias: { uidVoce: 'codVoce' },
  colonne: [
    {
      campo: 'codVoce',
      titolo: 'Codice voce',
      tipo: 'testo',
      obbligatoria: true,
      esempio: 'TEATRO',
    },
    { campo: 'annoInizio', titolo: 'Anno inizio', tipo: 'intero', obbligatoria: true, esempio: 2025 },
    { campo: 'meseInizio', titolo: 'Mese inizio', tipo: 'intero', obbligatoria: true, esempio: 9 },
    { campo: 'annoFine', titolo: 'Anno fine', tipo: 'intero', esempio: null },
    { campo: 'meseFine', titolo: 'Mese fine', tipo: 'intero', esempio: null },
    {
      campo: 'numValore',
      titolo: 'Valore',
      tipo: 'importo',
      esempio: 10000,
      aiuto: "Euro, ore o giorni secondo l'unità della voce, con due decimali.",
    },
  ],
  cosa: (riga) => `voce ${testoDi(riga, 'codVoce')} da ${String(riga.meseInizio)}/${String(riga.annoInizio)}`,
  riga: async ({ uidVoce, annoInizio, meseInizio, annoFine, meseFine, numValore }, { context }) => ({
    codVoce:
      (await vociUtenteRepository(context.archivio).listAll()).find(({ uid }) => uid === uidVoce)?.codVoce ?? uidVoce,
    annoInizio,
    meseInizio,
    annoFine,
    meseFine,
    numValore,
  }),
  create: async (riga, persona, mezzi) =>
    vociPersona.create({ ...(await valoreDi(riga, mezzi)), uidSubAnagrafe: persona.uid }, mezzi.context),
  update: async ({ uid, versione }, riga, mezzi) =>
    vociPersona.update(uid, { ...(await valoreDi(riga, mezzi)), versione }, mezzi.context),
});

/** Dated conditions that change contributions or tax, by code and start date. */
export const tipoParticolarita = definePersonale<Particolarita>({
  nome: 'particolarita',
  entita: particolaritaEntita,
  chiave: ['codParticolarita', 'datInizio'],
  colonne: [
    {
      campo: 'codParticolarita',
      titolo: 'Particolarità',
      tipo: 'scelta',
      scelte: descrizioneParticolarita,
      obbligatoria: true,
      esempio: 'ESONERO_IVS_3',
    },
    dal,
    al,
    { campo: 'note', titolo: 'Note', tipo: 'testo', piuRighe: true, vuoto: '', esempio: null },
  ],
  cosa: (riga) => `${testoDi(riga, 'codParticolarita')} dal ${giornoIn(riga, 'datInizio')}`,
  riga: ({ codParticolarita, datInizio, datFine, note }) => ({ codParticolarita, datInizio, datFine, note }),
  create: (riga, persona, { context }) =>
    particolarita.create(
      { ...parseInput(ParticolaritaModulo, senzaIntestatario(riga)), uidSubAnagrafe: persona.uid },
      context,
    ),
  update: ({ uid, versione }, riga, { context }) =>
    particolarita.update(uid, { ...parseInput(ParticolaritaModulo, senzaIntestatario(riga)), versione }, context),
});
