import { asUid } from '#platform/data/entita.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accessorio, cedolinoDi, compenso, elaborazione, occasionaleDiProva, waitForEnd } from '#support/cedolini.ts';
import { collaboratore } from '#support/denunce/scuola-che-denuncia.ts';
import { payCollaboratore, payDaConguagliare } from './generi.ts';
import type { Cose, Luogo, Risposta, Scritto, Tenta } from './luogo.ts';

/** Payslips that are not computed, each for one reason, which says what to do. */

type Scrivi = (luogo: Luogo, persona: Uid<'PERSONA'>) => Scritto | Promise<Scritto>;

const acc = (input: InputCedolino): Scritto => ({ input, processo: {} });
const DI_PROVA = [compenso(10_000)];
const unaVoce = (cambi: Partial<(typeof DI_PROVA)[number]>) => DI_PROVA.map((voce) => ({ ...voce, ...cambi }));

const scritti: Readonly<Record<string, Scrivi>> = {
  'senza aliquota massima': (_luogo, persona) => acc(accessorio(persona, DI_PROVA, { fiscali: {} })),
  'con un’aliquota che non c’è': (_luogo, persona) =>
    acc(accessorio(persona, DI_PROVA, { fiscali: { aliquotaMassima: { aliquota: 310_000, lettaDa: 'NoiPA' } } })),
  'senza voci': (_luogo, persona) => acc(accessorio(persona, [])),
  'con le date al contrario': (_luogo, persona) =>
    acc(accessorio(persona, unaVoce({ competenza: { dal: '2026-02-01', al: '2026-01-01' } }))),
  'di chi non è di quella elaborazione': (_luogo, persona) => acc(occasionaleDiProva(persona, 10_000)),
  'con l’esito della verifica di un giorno dopo': (_luogo, persona) =>
    acc(accessorio(persona, DI_PROVA, { verifica: { data: '2026-03-25', numero: '1', debito: 0 } })),
  'con arretrati senza i redditi di prima': (_luogo, persona) =>
    acc(
      accessorio(persona, [
        { ...compenso(10_000, 'ARR_ANNI_PREC'), competenza: { dal: '2025-01-01', al: '2025-01-31' } },
      ]),
    ),
  'di un collaboratore senza classe': (_luogo, persona) => ({
    input: { ...collaboratore(persona), fiscali: { redditoComplessivo: 2_000_000 } },
    processo: { idMetodo: 'COC-LD' },
  }),
  'di un collaboratore senza reddito presunto': (_luogo, persona) => ({
    input: { ...collaboratore(persona), fiscali: { gestioneSeparata: 'CON_DIS_COLL' } },
    processo: { idMetodo: 'COC-LD' },
  }),
  'di un esperto che passa i 5.000 euro': (_luogo, persona) => ({
    input: { ...occasionaleDiProva(persona, 600_000), fiscali: {} },
    processo: { idMetodo: 'EST-LD' },
  }),
  'di un forfettario con l’IVA': (_luogo, uidSubAnagrafe) => ({
    input: {
      uidSubAnagrafe,
      percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ORDINARIA' },
      voci: DI_PROVA,
      fiscali: {},
    },
    processo: { idMetodo: 'EST-LD' },
  }),
  'di una supplenza che paga NoiPA': (_luogo, persona) => ({
    input: accessorio(persona, [], {
      percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
    }),
    processo: { idMetodo: 'SUP-LD' },
  }),
  'del conguaglio di chi non è stato pagato': (_luogo, uidSubAnagrafe) => ({
    input: { uidSubAnagrafe, percettore: { tipo: 'COCOCO' }, voci: [] },
    processo: { idMetodo: 'CON-LD', annoConguagliato: 2026 },
  }),
  'del conguaglio di un anno fuori posto': async (luogo) => ({
    input: {
      uidSubAnagrafe: (await payDaConguagliare(luogo)).persona,
      percettore: { tipo: 'COCOCO' },
      voci: [],
    },
    processo: { idMetodo: 'CON-LD', annoConguagliato: 2024 },
  }),
  'del conguaglio con una voce': async (luogo) => ({
    input: {
      uidSubAnagrafe: (await payDaConguagliare(luogo)).persona,
      percettore: { tipo: 'COCOCO' },
      voci: DI_PROVA,
    },
    processo: { idMetodo: 'CON-LD', annoConguagliato: 2025 },
  }),
  'del conguaglio di chi è già conguagliato': async (luogo) => ({
    input: { uidSubAnagrafe: (await payCollaboratore(luogo)).persona, percettore: { tipo: 'COCOCO' }, voci: [] },
    processo: { idMetodo: 'CON-LD', annoConguagliato: 2026 },
  }),
  'del conguaglio di chi non ha un domicilio con le aliquote': async (luogo) => {
    const persona = luogo.nuovo();
    return {
      input: { ...collaboratore(persona), opzioni: { cessazione: true } },
      processo: { idMetodo: 'COC-LD' },
    };
  },
};

export const statiScartati: Readonly<Record<string, (luogo: Luogo) => Promise<Cose>>> = Object.fromEntries(
  Object.entries(scritti).map(([nome, scrivi]) => [
    nome,
    async (luogo: Luogo): Promise<Cose> => {
      const scritto = await scrivi(luogo, luogo.nuovo());
      return { processo: asUid('nessuna'), persona: scritto.input.uidSubAnagrafe, scritto };
    },
  ]),
);

const RIFIUTO = { code: 'SCARTATO', metadata: null, fields: [], correlationId: 'della prova' } as const;

/** The words about a person who was left out, as a refusal. */
const detto = async ({ chi }: Luogo, uid: Uid<'PROCESSO'>, persona: string): Promise<Risposta> => {
  const { numScartati } = await chi.ok(processiRoutes.getProcesso, { body: { uid } });
  if (numScartati === 0) return { status: 200, body: null };
  const { anomalie } = await cedolinoDi(chi, uid, persona);
  const message = anomalie.map(({ messaggio }) => messaggio).join(' ');
  return { status: 409, body: { ...RIFIUTO, message: message.slice(0, 2000) } };
};

/** The run is prepared and computed as it is written; a refusal of either, or of the person, is what is said. */
const pagarla: Tenta = async (luogo, cose) => {
  const { scritto, persona } = cose;
  if (scritto === undefined) throw new Error('nothing was written');
  const processo = elaborazione({ DES_ELABORAZIONE: 'Scritta così', ...scritto.processo });
  const preparata = await luogo.chi.call(calcoloRoutes.initData, { body: { processo, uidSubAnagrafeList: [] } });
  if (preparata.status !== 200) return preparata;
  const { uid, versione } = (preparata.body as { readonly processo: Processo }).processo;
  const avviata = await luogo.chi.call(processiRoutes.startCalcolo, {
    body: { processo: { uid, versione }, cedolini: [scritto.input] },
  });
  if (avviata.status !== 200) return avviata;
  await waitForEnd(luogo.chi, uid);
  cose.processo = uid;
  return detto(luogo, uid, persona);
};

export const attiScartati: Readonly<Record<string, Tenta>> = { pagarla };
