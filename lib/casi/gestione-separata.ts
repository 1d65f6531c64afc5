import { contributoGestioneSeparata, contributoMinimale } from '#shared/calculation/contributi/gestione-separata.ts';
import type { ClasseGestioneSeparata } from '#shared/calculation/situazione/fiscale.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { gestioneSeparata, type GestioneSeparata } from '#shared/rules/gestione-separata.ts';
import { daCentesimi } from './caso.ts';
import { conParametri, parametro, valoreDiLegge, versioneDelCaso, type Argomento, type Prova } from './parametri.ts';

const CLASSI = ['CON_DIS_COLL', 'SENZA_DIS_COLL', 'ALTRA_COPERTURA'] as const;

/** The class whose rate of the year is the one the case carries; else the one its topic is about. */
export const classeGestioneSeparata = (prova: Prova, altrimenti: ClasseGestioneSeparata): ClasseGestioneSeparata => {
  if (!prova.ingressi.ha('aliquota')) return altrimenti;
  const aliquote = valoreDiLegge(prova, gestioneSeparata)?.aliquote;
  return CLASSI.find((classe) => aliquote?.[classe] === prova.ingressi.aliquota('aliquota')) ?? altrimenti;
};

/** A rate that is of no class in the year of the case is a historic one: the class of the topic takes it. */
export const conAliquotaGestioneSeparata = (
  prova: Prova,
  altrimenti: keyof GestioneSeparata['aliquote'] = 'SENZA_DIS_COLL',
): Prova => {
  if (!prova.ingressi.ha('aliquota')) return prova;
  const aliquota = prova.ingressi.aliquota('aliquota');
  const legge = valoreDiLegge(prova, gestioneSeparata);
  if (legge !== null && Object.values(legge.aliquote).includes(aliquota)) return prova;
  const aliquote = legge?.aliquote ?? { CON_DIS_COLL: 0, SENZA_DIS_COLL: 0, ALTRA_COPERTURA: 0, PROFESSIONISTA: 0 };
  return conParametri(
    prova,
    versioneDelCaso(prova, gestioneSeparata, {
      minimale: legge?.minimale ?? 0,
      aliquote: { ...aliquote, [altrimenti]: aliquota },
    }),
  );
};

const ripartizione =
  (classe: ClasseGestioneSeparata): Argomento =>
  (originale) => {
    const prova = conAliquotaGestioneSeparata(originale, classe);
    const contributo = contributoGestioneSeparata(
      dato('compenso', prova.ingressi.importo('compenso')),
      classeGestioneSeparata(prova, classe),
      prova.giorno,
      prova.regole,
    );
    return {
      totale: daCentesimi(contributo.totale.importo),
      collaboratore: daCentesimi(contributo.collaboratore.importo),
      committente: daCentesimi(contributo.committente.importo),
    };
  };

const minimale =
  (classe: ClasseGestioneSeparata | 'PROFESSIONISTA'): Argomento =>
  (originale) => {
    const conAliquota = conAliquotaGestioneSeparata(originale, classe);
    const legge = valoreDiLegge(conAliquota, gestioneSeparata);
    const prova = conParametri(
      conAliquota,
      legge === null
        ? null
        : parametro(conAliquota, 'minimale', gestioneSeparata, ({ importo }) => ({
            ...legge,
            minimale: importo('minimale'),
          })),
    );
    return {
      contributo: daCentesimi(
        contributoMinimale(
          classe === 'PROFESSIONISTA' ? classe : classeGestioneSeparata(prova, classe),
          prova.giorno,
          prova.regole,
        ).importo,
      ),
    };
  };

export const argomentiGestioneSeparata: Readonly<Record<string, Argomento>> = {
  cococo_split: ripartizione('CON_DIS_COLL'),
  cococo_split_altra_copertura: ripartizione('ALTRA_COPERTURA'),
  gestione_separata_minimale: minimale('CON_DIS_COLL'),
  gestione_separata_minimale_professionisti: minimale('PROFESSIONISTA'),
};
