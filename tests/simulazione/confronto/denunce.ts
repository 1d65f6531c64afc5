import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { CU_DI_MARZO } from '#support/denunce/scuola-che-certifica.ts';
import { collaboratoriDel, compensiPerCausale, pagatiDellAnno } from '../libro/denunce.ts';
import { isAutonomo } from '../libro/fatti.ts';
import { Differenza, type Ufficio } from './ufficio.ts';

const ANNO = 2026;
/** Fees of a profession are certified by themselves, by 30 April. */
const INVII = ['MARZO', 'APRILE'] as const;
type Invio = (typeof INVII)[number];
/** The months that the days of payment of the office are in: the last one is of the year after. */
export const MESI = ['2026-10', '2026-11', '2026-12', '2027-01'] as const;
const meseDi = (mese: string) => ({ anno: Number(mese.slice(0, 4)), mese: Number(mese.slice(5)) });

const sorted = (voci: Iterable<readonly [string, number]>): string =>
  JSON.stringify([...voci].filter(([, importo]) => importo !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const compare = (nome: string, trovato: string, atteso: string): void => {
  if (trovato !== atteso) throw new Differenza(`${nome}: ${trovato}, ledger ${atteso}`);
};

/** Bases of collaborators that INPS must be told of in a month, by code of today. */
const collaboratoriAttesi = ({ libro }: Ufficio, mese: string): string =>
  sorted(
    [...collaboratoriDel(libro, mese)].map(([scheda, base]) => [libro.persone.datiDi(scheda).codice, base] as const),
  );

/** Sums that must be certified of the year, by code of today and cause; of a collaborator the base of contributions. */
const certificatiAttesi = ({ libro, incarichi }: Ufficio, ...invii: readonly Invio[]): string =>
  sorted(
    [...pagatiDellAnno(libro, ANNO)].flatMap(([scheda, tutti]) => {
      const pagati = tutti.filter(({ riga }) => invii.includes(riga.titolo === 'PROFESSIONISTA' ? 'APRILE' : 'MARZO'));
      const { codice } = libro.persone.datiDi(scheda);
      const causale = (uid: string | null) => incarichi.find((incarico) => incarico.uid === uid)?.causale ?? '';
      const assimilati = pagati.filter(({ riga }) => !isAutonomo(riga.titolo));
      return [
        ...[...compensiPerCausale(pagati, causale)].map(([suo, importo]) => [`${codice} ${suo}`, importo] as const),
        [`${codice} GS`, assimilati.reduce((somma, { dovuto }) => somma + dovuto.baseGestioneSeparata, 0)] as const,
      ];
    }),
  );

/** A filing gathered now, made or made again; null where it has nobody to tell of. */
const gathered = async (
  { denunce }: Ufficio,
  nome: string,
  make: (versione: { versione?: number }) => Promise<{ status: number; body: unknown }>,
  get: (uid: string) => Promise<DenunciaIntera>,
): Promise<DenunciaIntera | null> => {
  const prima = denunce.get(nome);
  const versione = prima === undefined ? {} : { versione: (await get(prima.uid)).denuncia.versione };
  const { status, body } = await make(versione);
  return status === 200 ? (body as DenunciaIntera) : null;
};

/** Gathers the UniEmens of a month. @throws Differenza */
export const compareUniemens = async (ufficio: Ufficio, mese: string): Promise<void> => {
  const { adempimenti } = ufficio;
  const nome = `uniemens ${mese}`;
  const intera = await gathered(
    ufficio,
    nome,
    (versione) =>
      adempimenti.call(uniemensRoutes.saveUniemens, { body: { ...meseDi(mese), allowEmpty: false, ...versione } }),
    (uid) => adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid } }),
  );
  const atteso = collaboratoriAttesi(ufficio, mese);
  const somme = new Map<string, number>();
  for (const { calcolati } of intera?.righe ?? []) {
    const codice = String(calcolati.CFCollaboratore ?? '');
    if (codice !== '') somme.set(codice, (somme.get(codice) ?? 0) + Number(calcolati.Imponibile ?? 0));
  }
  compare(nome, sorted(somme), atteso);
  if (intera !== null) ufficio.denunce.set(nome, { uid: intera.denuncia.uid, contenuto: atteso });
};

/** Gathers the certifications of the year. @throws Differenza */
export const compareCu = async (ufficio: Ufficio): Promise<void> => {
  const { adempimenti } = ufficio;
  const somme = new Map<string, number>();
  const add = (chiave: string, importo: number) => somme.set(chiave, (somme.get(chiave) ?? 0) + importo);
  for (const invio of INVII) {
    const intera = await gathered(
      ufficio,
      `cu ${invio}`,
      (versione) => adempimenti.call(cuRoutes.elaboraCu, { body: { ...CU_DI_MARZO, invio, ...versione } }),
      (uid) => adempimenti.ok(cuRoutes.getCertificato, { body: { uid } }),
    );
    if (intera === null) continue;
    for (const { persona, calcolati } of intera.righe) {
      if (calcolati.AU001004 !== undefined) add(`${persona} ${String(calcolati.AU001001)}`, Number(calcolati.AU001004));
      if (calcolati.DC001045 !== undefined) add(`${persona} GS`, Number(calcolati.DC001045));
    }
    ufficio.denunce.set(`cu ${invio}`, { uid: intera.denuncia.uid, contenuto: certificatiAttesi(ufficio, invio) });
  }
  compare('cu', sorted(somme), certificatiAttesi(ufficio, ...INVII));
};

/** Contributions of collaborators, and withholdings of fees, that the F24 of a month proposes. @throws Differenza */
export const compareF24 = async (ufficio: Ufficio, mese: string): Promise<void> => {
  const { righe } = await ufficio.adempimenti.ok(f24Routes.proponiF24, { body: meseDi(mese) });
  const di = (...codici: string[]) =>
    righe
      .filter(({ codice }) => codici.includes(codice))
      .reduce((somma, { debito, credito }) => somma + debito - credito, 0);
  const suoi = ufficio.libro.pagati().filter(({ elaborazione: { giorno } }) => giorno.startsWith(mese));
  const somma = (quale: 'gestioneSeparataTutta' | 'ritenuta') =>
    suoi.reduce((totale, { dovuto }) => totale + dovuto[quale], 0);
  compare(`f24.gestione-separata ${mese}`, String(di('C10', 'CXX')), String(somma('gestioneSeparataTutta')));
  compare(`f24.ritenute ${mese}`, String(di('104E')), String(somma('ritenuta')));
};

/** Filings that were gathered and not sent say by themselves that payments or people have changed since. @throws Differenza */
export const compareFilings = async (ufficio: Ufficio): Promise<void> => {
  const { adempimenti, denunce } = ufficio;
  for (const [nome, { uid, contenuto }] of denunce) {
    const invio = INVII.find((uno) => nome === `cu ${uno}`);
    const ora =
      invio !== undefined ? certificatiAttesi(ufficio, invio) : collaboratoriAttesi(ufficio, nome.split(' ')[1] ?? '');
    if (ora === contenuto) continue;
    const { daAggiornare } =
      invio !== undefined
        ? await adempimenti.ok(cuRoutes.getCertificato, { body: { uid } })
        : await adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid } });
    if (!daAggiornare) throw new Differenza(`filing.not-marked: ${nome} told ${contenuto}, today ${ora}`);
  }
};
