import type { AltriMembri, LavoroEsame, MembriEsame } from '#shared/contracts/noipa/esami.ts';
import type { ListaIntera, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import type { QuotaEsame } from '#shared/domain/noipa/lista.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import { byNomeIntero } from '#shared/domain/persona/nominativo.ts';

type Riga = PagamentoNoipa['righe'][number];
type RigaEsame = Riga & { readonly esame: NonNullable<Riga['esame']> };

/** What a person has of a commission in a list. */
export interface MembroPagato extends Pick<PagamentoNoipa, 'persona' | 'nominativo' | 'desCf'> {
  readonly commissione: Commissione['uid'];
  readonly nome: string;
  readonly righe: readonly RigaEsame[];
}

/** The members that a list pays, commission by commission. */
export const membriPagati = ({ pagamenti }: Pick<ListaIntera, 'pagamenti'>): readonly MembroPagato[] =>
  pagamenti
    .flatMap(({ righe, ...chi }) => {
      const sue = righe.flatMap(({ esame, ...riga }) => (esame === undefined ? [] : [{ ...riga, esame }]));
      return [...Map.groupBy(sue, ({ esame }) => esame.commissione)].map(([commissione, loro]) => ({
        persona: chi.persona,
        nominativo: chi.nominativo,
        desCf: chi.desCf,
        commissione,
        nome: loro[0]?.esame.nome ?? '',
        righe: loro,
      }));
    })
    .toSorted((a, b) => compareTesti(a.nome, b.nome) || byNomeIntero(a, b));

/** Cents of a quota of a member; null where there is none. */
export const importoQuota = ({ righe }: MembroPagato, ...quote: readonly QuotaEsame[]): number | null => {
  const sue = righe.filter(({ esame }) => quote.includes(esame.quota));
  return sue.length === 0 ? null : sue.reduce((somma, { importo }) => somma + importo, 0);
};

/** The code by which some members are paid a quota. */
export const chiaveQuota = (membri: readonly MembroPagato[], quota: QuotaEsame): string | null =>
  membri.flatMap(({ righe }) => righe).find(({ esame }) => esame.quota === quota)?.chiave ?? null;

/** Of who a commission could pay, those that the list does not pay for it yet. */
const nonPagati = <M extends { readonly desCf: string }>(
  membri: readonly M[],
  commissione: Commissione | undefined,
  intera: ListaIntera,
): M[] => {
  const pagati = new Set(
    membriPagati(intera).flatMap((pagato) => (pagato.commissione === commissione?.uid ? [pagato.desCf] : [])),
  );
  return membri.filter(({ desCf }) => !pagati.has(desCf));
};

export type MembroMaturita = LavoroEsame & { readonly nominativo: string };

/** The members that can be paid, as the commission has them: whoever stands in for the chair is proposed as external. */
export const membriMaturita = (commissione: Commissione | undefined, intera: ListaIntera): MembroMaturita[] =>
  nonPagati(
    (commissione?.membri ?? []).flatMap(({ nominativo, desCf, funzione, fasciaTrasferta }) =>
      desCf === null || funzione === 'ESPERTO'
        ? []
        : [
            {
              nominativo,
              desCf,
              fascia: fasciaTrasferta,
              parte: null,
              materie: 0,
              candidatiPreliminari: 0,
              funzione: funzione === 'SOSTITUTO_PRESIDENTE' ? ('COMMISSARIO_ESTERNO' as const) : funzione,
              sostituto: funzione === 'SOSTITUTO_PRESIDENTE',
              classi: funzione === 'COMMISSARIO_INTERNO' ? 1 : Math.min(2, commissione?.numClassi ?? 1),
            },
          ],
    ),
    commissione,
    intera,
  );

/** The members as the list pays them. */
export const membriMaturitaPagati = (membri: readonly MembroPagato[]): MembroMaturita[] =>
  membri.flatMap(({ nominativo, desCf, righe }) => {
    const lavoro = righe.find(({ esame }) => esame.lavoro !== null)?.esame.lavoro ?? null;
    return lavoro === null ? [] : [{ nominativo, desCf, ...lavoro }];
  });

export const chiaviMaturita = (membri: readonly MembroPagato[]): Partial<MembriEsame['chiavi']> => {
  const funzione = chiaveQuota(membri, 'FUNZIONE');
  return {
    ...(funzione === null ? {} : { funzione }),
    trasferta: chiaveQuota(membri, 'TRASFERTA'),
    preliminari: chiaveQuota(membri, 'PRELIMINARI'),
  };
};

export type MembroAltroEsame = Omit<AltriMembri['membri'][number], 'importo'> & {
  readonly nominativo: string;
  readonly importo?: number;
};

/** The members of another exam that can be paid: all the candidates and days of the commission, the amount is the office's. */
export const membriAltroEsame = (commissione: Commissione | undefined, intera: ListaIntera): MembroAltroEsame[] =>
  nonPagati(
    (commissione?.membri ?? []).flatMap(({ nominativo, desCf, funzione }) =>
      desCf === null
        ? []
        : [
            {
              nominativo,
              desCf,
              funzione,
              flgNonImponibile: false,
              candidati: commissione?.candidati ?? 0,
              giorni: commissione?.giorniLavorati ?? 0,
            },
          ],
    ),
    commissione,
    intera,
  );
