import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { accessorio, compenso } from '#support/cedolini.ts';
import {
  A_MILANO,
  openScuolaCheCertifica,
  saveFirma,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { sendAnno, sendMese } from './denunce.ts';

/** Today beside the month of the payment: the same month, a later one of its year, the year after. */
export const quandi = { 'lo stesso mese': null, 'mesi dopo': '2026-07-14', "l'anno dopo": '2027-03-08' } as const;
export type Quando = keyof typeof quandi;

/** The filings sent before the payment is found: nothing, all of its month, the certificates of its year too. */
export const inviati = ['niente', 'il mese', "l'anno"] as const;
export type Inviato = (typeof inviati)[number];

export interface Stato {
  readonly quando: Quando;
  readonly inviato: Inviato;
}
export const stati: readonly Stato[] = (Object.keys(quandi) as Quando[]).flatMap((quando) =>
  inviati.map((inviato) => ({ quando, inviato })),
);
export const inParole = ({ quando, inviato }: Stato): string => `${quando}, inviato ${inviato}`;

/** A school whose month of March 2026 is paid, sent as far as the state says, on the day of the state. */
export interface Mondo extends Pick<ScuolaCheCertifica, 'home' | 'persone' | 'uidDi'> {
  readonly stato: Stato;
  readonly oggi: string;
  readonly cedolini: Person;
  readonly adempimenti: Person;
}

/** People by their place: those paid in time, then those whom nobody has told of yet. */
export const DETTI = { supplente: 0, esperto: 1, collaboratore: 2, diRuolo: 5 } as const;
export const NUOVI = { collaboratore: 3, esperto: 4, diRuolo: 5 } as const;

export const openMondo = async (stato: Stato): Promise<Mondo> => {
  const scuola = await openScuolaCheCertifica(3, { altriDati: { codUfficioNoipa: '900', codServizioNoipa: '9001' } });
  const incarico = { datInizio: '2026-01-01', codCausaleCu: null, codTipoRapporto: '06', codAltraAss: null } as const;
  for (const indice of [DETTI.collaboratore, NUOVI.collaboratore])
    await scuola.gestore.ok(incarichiRoutes.createIncarico, {
      body: {
        ...incaricoDiProva({ ...incarico, numIncarico: String(100 + indice) }),
        uidSubAnagrafe: scuola.uidDi(indice),
      },
    });
  await changePersona(scuola.gestore, { uid: scuola.uidDi(NUOVI.collaboratore) }, { domicili: [A_MILANO] });
  await contabilizzati(scuola, [accessorio(scuola.uidDi(DETTI.diRuolo), [compenso(10_000)])], {
    DES_ELABORAZIONE: 'Di ruolo',
  });
  await saveFirma(scuola.adempimenti);
  if (stato.inviato !== 'niente') await sendMese(scuola.adempimenti);
  if (stato.inviato === "l'anno") await sendAnno(scuola.adempimenti);
  const giorno = quandi[stato.quando];
  if (giorno !== null) await scuola.home.restart({ oggi: giorno });
  const oggi = giorno ?? scuola.ufficio.sessione.oggi;
  // a session opened before the program started again keeps its day
  const as = async (ruolo: 'CEDOLINI' | 'ADEMPIMENTI'): Promise<Person> => {
    const chi = await scuola.home.as(loginOf(ruolo));
    return { ...chi, sessione: { ...chi.sessione, oggi } };
  };
  return {
    home: scuola.home,
    persone: scuola.persone,
    uidDi: scuola.uidDi,
    stato,
    oggi,
    cedolini: await as('CEDOLINI'),
    adempimenti: await as('ADEMPIMENTI'),
  };
};
