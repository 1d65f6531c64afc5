import { denunceImplementation } from '../../../../functions/denunce/routes.ts';
import { asUid } from '../../../../functions/platform/data/entita.ts';
import { filesFromEnv } from '../../../../functions/platform/files.ts';
import type { Platform } from '../../../../functions/platform/platform.ts';
import { Denuncia, DenunciaIntera } from '../../../../shared/contracts/denunce/denuncia.ts';
import { giornoDi, type Giorno } from '../../../../shared/domain/tempo/date.ts';
import { addMesi, formatMese, mesiTra, type Mese } from '../../../../shared/domain/tempo/mese.ts';
import { asOffice, type AsOffice } from '../context.ts';
import type { ScuolaDemo } from '../schools.ts';
import { mesiDemo } from '../years.ts';

type Area = ReturnType<typeof denunceImplementation>;

/** Day of the month after on which the demo schools send: before the 15th, and before the last. */
const GIORNO = { f24: 14, uniemens: 26 } as const;
/** What a contract written in the assignment would say, of who was paid without one: occasional work. */
const OCCASIONALE = '09';

interface Richiesta extends Pick<ScuolaDemo, 'codmin' | 'setupType'> {
  readonly oggi: string;
}

/**
 * The F24 and the UniEmens of the months that are closed, each made, checked and sent on a day of the month after, if that day has come. One that
 * something still blocks stays a draft, for the office to mend.
 */
export const demoFilings = async (platform: Platform, scuola: Richiesta): Promise<void> => {
  const area = denunceImplementation(platform, filesFromEnv(process.env));
  for (const mese of mesiDaDenunciare(scuola.oggi)) {
    const dopo = addMesi(mese, 1);
    const il = (giorno: number): Giorno => giornoDi(dopo.anno, dopo.mese, giorno) ?? scuola.oggi;
    for (const [giorno, file] of [
      [il(GIORNO.f24), fileF24],
      [il(GIORNO.uniemens), fileUniemens],
    ] as const)
      if (giorno <= scuola.oggi) await file({ office: asOffice(platform, scuola, giorno), area, giorno }, mese);
  }
};

/** Every month from the first that the schools pay: runs may have been moved into one that pays nothing of its own. */
const mesiDaDenunciare = (oggi: string): readonly Mese[] => {
  const [primo, ...altri] = mesiDemo(oggi);
  const ultimo = altri.at(-1);
  return primo === undefined || ultimo === undefined ? [] : mesiTra(primo, ultimo);
};

interface Ufficio {
  readonly office: AsOffice;
  readonly area: Area;
  readonly giorno: Giorno;
}

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
  const completo = Denuncia.parse(f24.denuncia);
  if (completo.STATUS !== 'COMPLETATO') return;
  const conFile = await office((context) => area.makeFileF24({ query: riferimento(completo) }, context));
  const inviato = await office((context) =>
    area.sendF24({ body: { ...riferimento(conFile), datInvio: giorno, protocollo: '' } }, context),
  );
  await office((context) => area.setEsito({ body: { ...riferimento(inviato), ...ACCETTATO } }, context));
};

const ACCETTATO = { esito: 'ACCETTATO', motivo: '' } as const;

const riferimento = (denuncia: unknown): Pick<Denuncia, 'uid' | 'versione'> => {
  const { uid, versione } = Denuncia.parse(denuncia);
  return { uid, versione };
};

const fileUniemens = async ({ office, area, giorno }: Ufficio, { anno, mese }: Mese): Promise<void> => {
  const body = { anno, mese, allowEmpty: true };
  const raccolta = DenunciaIntera.parse(await office((context) => area.saveUniemens({ body }, context)));
  if (raccolta.righe.length === 0) {
    await office((context) => area.removeUniemens({ body: riferimento(raccolta.denuncia) }, context));
    return;
  }
  const completa = await conRapporti({ office, area, giorno }, raccolta);
  if (completa.STATUS !== 'COMPLETATO') return;
  const conFile = await office((context) => area.makeFileUniemens({ query: riferimento(completa) }, context));
  const inviata = await office((context) =>
    area.sendUniemens({ body: { ...riferimento(conFile), datInvio: giorno, protocollo: '' } }, context),
  );
  await office((context) => area.setEsito({ body: { ...riferimento(inviata), ...ACCETTATO } }, context));
};

/** What the office writes where no assignment says the kind of relation. */
const conRapporti = async ({ office, area }: Ufficio, { denuncia, rilievi }: DenunciaIntera): Promise<Denuncia> => {
  let completa = denuncia;
  for (const { codice, chiave } of rilievi) {
    if (codice !== 'collaboratori.tipo-rapporto') continue;
    const scritto = { riga: chiave ?? '', campo: 'TipoRapporto', valore: OCCASIONALE, perche: 'Senza incarico' };
    const body = { ...riferimento(completa), ...scritto };
    completa = Denuncia.parse((await office((context) => area.putCollaboratore({ body }, context))).denuncia);
  }
  return completa;
};
