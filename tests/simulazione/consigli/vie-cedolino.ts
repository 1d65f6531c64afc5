import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import { compenso } from '#support/cedolini.ts';
import { A_MILANO } from '#support/denunce/scuola-che-certifica.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import type { Cose, Luogo } from './luogo.ts';
import type { Via } from './via.ts';

/** Writes a payslip otherwise than it was. */
const scrivi =
  (input: Partial<InputCedolino>, processo: Partial<ProcessoInput> = {}): Via['segui'] =>
  (_luogo: Luogo, cose: Cose) => {
    const { scritto } = cose;
    if (scritto === undefined) throw new Error('nothing was written');
    const fiscali = { ...scritto.input.fiscali, ...input.fiscali };
    cose.scritto = {
      input: { ...scritto.input, ...input, fiscali },
      processo: { ...scritto.processo, ...processo },
    };
    return Promise.resolve();
  };

const giuste = (cose: Cose) =>
  (cose.scritto?.input.voci ?? []).map((voce) => ({ ...voce, competenza: { dal: '2026-01-01', al: '2026-01-31' } }));

/** The run without the person, who is the only one. */
const togli = async ({ chi }: Luogo, { processo: uid }: Cose): Promise<void> => {
  const { versione } = await chi.ok(processiRoutes.getProcesso, { body: { uid } });
  await chi.ok(processiRoutes.removeProcesso, { body: { uid, versione } });
};

/** Invented rates of the two towns of the attempts, in the shape of the official files. */
const TABELLE = {
  COMUNE: [
    'CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;ALIQUOTA_2;FASCIA_2;FLAG_NUOVA;IMPORTO_ESENTE',
    'H501;ROMA;RM;7;29/12/2025;22/01/2026;INVENTATA;NO;0,9;Aliquota unica;;;0;0',
    'F205;MILANO;MI;7;29/12/2025;22/01/2026;INVENTATA;NO;0,8;Aliquota unica;;;0;0',
  ].join('\r\n'),
  REGIONE: [
    'REGIONE;NUMERO;DATA PUBBLICAZIONE;DISPOSIZIONE;NOTE;ALIQUOTA;FASCIA',
    'REGIONE LAZIO;1;;L.R. inventata 1/2025;;1.73;fino a 15000.00 euro',
    'REGIONE LAZIO;1;;L.R. inventata 1/2025;;3.33;oltre 15000.00 euro',
    'REGIONE LOMBARDIA;1;;L.R. inventata 1/2025;;1.23;fino a 15000.00 euro',
    'REGIONE LOMBARDIA;1;;L.R. inventata 1/2025;;1.58;oltre 15000.00 euro',
  ].join('\n'),
} as const;
const loadTabelle = async ({ chi }: Luogo): Promise<void> => {
  for (const [tipo, nomeFile] of [
    ['COMUNE', 'Add_comunale_irpef2026.csv'],
    ['REGIONE', 'addreg2026.csv'],
  ] as const)
    await chi.ok(addizionaliRoutes.loadAddizionali, {
      body: { tipo, anno: 2026, letta: chi.sessione.oggi, nomeFile, testo: TABELLE[tipo] },
    });
};

/** The roads that the words of somebody who is not paid name. */
export const vieCedolino: readonly Via[] = [
  {
    dice: /aliquota massima/i,
    segui: scrivi({ fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'NoiPA gennaio 2026' } } }),
  },
  {
    dice: /la competenza finisce/i,
    segui: (luogo, cose) => scrivi({ voci: giuste(cose) })(luogo, cose, ''),
  },
  {
    dice: /Correggere la data dell'esito/,
    segui: scrivi({ verifica: { data: '2026-03-18', numero: '1', debito: 0 } }),
  },
  {
    dice: /redditi complessivi dei due anni/,
    segui: scrivi({ fiscali: { redditiBiennio: { annoPrecedente: 2_500_000, dueAnniPrima: 2_400_000 } } }),
  },
  { dice: /Spostare la persona nell'elaborazione giusta/, segui: scrivi({}, { idMetodo: 'EST-LD' }) },
  { dice: /aggiungerne una|Indicare almeno una voce/, segui: scrivi({ voci: [compenso(10_000)] }) },
  { dice: /Togliere le voci|che non paga voci: toglierla/, segui: scrivi({ voci: [] }) },
  {
    dice: /conguaglio sarebbe un cedolino a zero\. Togliere la persona|togliere la persona dall/i,
    segui: togli,
    alPosto: true,
  },
  { dice: /[Cc]orreggere l'anno da conguagliare/, segui: scrivi({}, { annoConguagliato: 2025 }) },
  { dice: /solo simulare/, segui: scrivi({}, { simulazione: true }) },
  {
    dice: /indicare IVA esente/,
    segui: scrivi({
      percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
    }),
  },
  { dice: /Si paga in: Arretrati/, segui: scrivi({}, { idMetodo: 'ARR-LD' }) },
  { dice: /Caricare la tabella ufficiale delle addizionali/, segui: loadTabelle },
  { dice: /[Cc]lasse/, segui: scrivi({ fiscali: { gestioneSeparata: 'CON_DIS_COLL' } }) },
  { dice: /reddito complessivo presunto/, segui: scrivi({ fiscali: { redditoComplessivo: 2_000_000 } }) },
  {
    dice: /residenza al 1° gennaio/,
    segui: ({ chi }, { persona }) => changePersona(chi, { uid: persona }, { domicili: [A_MILANO] }),
  },
];
