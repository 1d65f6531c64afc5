import { denunceImplementation } from '#functions/denunce/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { Platform } from '#platform/platform.ts';
import { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { giornoDi, type Giorno } from '#shared/domain/tempo/date.ts';
import { addMesi, formatMese, mesiTra, type Mese } from '#shared/domain/tempo/mese.ts';
import type { AsOffice } from '../context.ts';
import { mesiDemo } from '../years.ts';
import { riferimento, sendFiling, type Ufficio } from './sending.ts';

/** Day of the month after on which the demo schools send: before the 15th, and before the last. */
const GIORNO = { f24: 14, uniemens: 26 } as const;

/**
 * The F24 and the UniEmens of the months that are closed, each made, checked and sent on a day of the month after, if that day has come. One that
 * something still blocks stays a draft, for the office to mend.
 */
export const demoFilings = async (
  platform: Platform,
  office: AsOffice,
  { oggi }: { readonly oggi: string },
): Promise<void> => {
  const area = denunceImplementation(platform, filesFromEnv(process.env));
  for (const mese of mesiDaDenunciare(oggi)) {
    const dopo = addMesi(mese, 1);
    const il = (giorno: number): Giorno => giornoDi(dopo.anno, dopo.mese, giorno) ?? oggi;
    for (const [nome, giorno, file] of [
      ['f24', il(GIORNO.f24), fileF24],
      ['uniemens', il(GIORNO.uniemens), fileUniemens],
    ] as const)
      if (giorno <= oggi)
        await file({ office: office.apart(`${nome}-${mese.anno}-${mese.mese}`, giorno), area, giorno }, mese);
  }
};

/** Every month from the first that the schools pay: runs may have been moved into one that pays nothing of its own. */
const mesiDaDenunciare = (oggi: string): readonly Mese[] => {
  const [primo, ...altri] = mesiDemo(oggi);
  const ultimo = altri.at(-1);
  return primo === undefined || ultimo === undefined ? [] : mesiTra(primo, ultimo);
};

const fileF24 = async ({ office, area, giorno }: Ufficio, mese: Mese): Promise<void> => {
  const { anno, mese: numero } = mese;
  const body = { anno, mese: numero };
  const { modello, processi, escluse } = await office((context) => area.proponiF24({ body }, context));
  if (processi.length === 0) return;
  const daFare = {
    ...body,
    processi: processi.map(({ uid }) => asUid<'PROCESSO'>(uid)),
    dataPagamento: giorno,
    descrizione: `F24 di ${formatMese(mese)}`,
    senzaCodiceFuori: escluse.length > 0,
  };
  const f24 = await office((context) =>
    (modello === 'EP' ? area.saveF24Ep : area.saveF24Ordinario)({ body: daFare }, context),
  );
  const calls = {
    file: (query, context) => area.makeFileF24({ query }, context),
    invia: (inviato, context) => area.sendF24({ body: inviato }, context),
  } satisfies Parameters<typeof sendFiling>[1];
  await sendFiling({ office, area, giorno }, calls, f24.denuncia);
};

const fileUniemens = async ({ office, area, giorno }: Ufficio, { anno, mese }: Mese): Promise<void> => {
  const body = { anno, mese, allowEmpty: true };
  const raccolta = DenunciaIntera.parse(await office((context) => area.saveUniemens({ body }, context)));
  if (raccolta.righe.length === 0) {
    await office((context) => area.removeUniemens({ body: riferimento(raccolta.denuncia) }, context));
    return;
  }
  const calls = {
    file: (query, context) => area.makeFileUniemens({ query }, context),
    invia: (inviata, context) => area.sendUniemens({ body: inviata }, context),
  } satisfies Parameters<typeof sendFiling>[1];
  await sendFiling({ office, area, giorno }, calls, raccolta.denuncia);
};
