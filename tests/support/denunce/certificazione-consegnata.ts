import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { compute, elaborazione, occasionaleDiProva } from '../cedolini.ts';
import type { Person } from '../home/test-home.ts';
import { incaricoDiProva } from '../incarichi-di-prova.ts';
import { elaboraCu, FIRMA, sendCu } from './scuola-che-certifica.ts';

type DaPagare = { readonly uid: string; readonly desCf: string };

/** 400 € of occasional work paid to one person in December of a year, accounted. */
export const payOccasionale = async (
  ufficio: Person,
  { uid: uidSubAnagrafe }: Pick<DaPagare, 'uid'>,
  anno: number,
): Promise<void> => {
  await ufficio.ok(incarichiRoutes.createIncarico, {
    body: {
      ...incaricoDiProva({
        datIncarico: `${anno}-10-20`,
        datAutorizzazione: `${anno}-10-15`,
        datAnagrafePrestazioni: null,
        datInizio: `${anno}-11-01`,
        datFine: `${anno}-12-20`,
        dichiarazioni: [],
        comunicazioni: [],
      }),
      uidSubAnagrafe,
    },
  });
  const { processo } = await compute(
    ufficio,
    elaborazione({
      ANNO: anno,
      MESE: 12,
      dataPagamento: `${anno}-12-15`,
      DES_ELABORAZIONE: 'Esperti di dicembre',
      idMetodo: 'EST-LD',
    }),
    [occasionaleDiProva(uidSubAnagrafe, 40_000)],
  );
  await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
  });
};

/** The CU of a year that paid only that person: sent today, handed over today. The filing, by its uid. */
export const makeCertificazione = async (ufficio: Person, persona: DaPagare, anno: number): Promise<string> => {
  await payOccasionale(ufficio, persona, anno);
  await ufficio.ok(cuRoutes.saveOpzioniCu, { body: { ...FIRMA, anno, datFirma: `${anno + 1}-01-15` } });
  const { denuncia } = await elaboraCu(ufficio, { anno });
  const { uid } = await sendCu(ufficio, denuncia);
  const giorno = ufficio.sessione.oggi;
  await ufficio.ok(cuRoutes.consegnaCu, { body: { uid, persone: [persona.desCf], giorno } });
  return uid;
};
