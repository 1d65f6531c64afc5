import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { assenzePerLaPaga } from '#archivio/assenze/effetto-paga.ts';
import { loadScheda, type SchedaPersonale } from '#archivio/fascicolo/scheda-personale.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { getFirmeDelGiorno } from '#archivio/scuola/intestazione.ts';
import { anniPrima } from '#archivio/servizi/anni-di-servizio.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { getIntestazione } from '#functions/impaginazione/carta-intestata.ts';
import type { IntestazioneScuola } from '#functions/impaginazione/intestazione-scuola.ts';
import type { DatiDocumento } from '#functions/impaginazione/layout/documento.ts';
import type { Firma } from '#functions/impaginazione/layout/parti/firme.ts';
import type { Caricati, ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import {
  ferieDeiServizi,
  type FerieDelServizio,
  type FerieDichiarate,
} from '#shared/calculation/contratto/assenze/ferie-dei-servizi.ts';
import { ferieNonGodute } from '#shared/calculation/contratto/assenze/ferie.ts';
import { isAccessorioFissoDovuto } from '#shared/calculation/contratto/stipendio.ts';
import { mensileDovuto } from '#shared/calculation/righe/ferie-da-pagare.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { FerieDaStampare } from '#shared/contracts/assenze/stampe/ferie-non-godute.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import { chiaveNominativo } from '#shared/domain/persona/nominativo.ts';
import { periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { festiviTra } from '#shared/domain/tempo/festivita.ts';
import { intersection } from '#shared/domain/tempo/periodo.ts';
import { accessorioFissoSpettante } from '#shared/rules/contratto/indennita.ts';
import { meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

/** Leave of one service with what it is paid; null where the tables have no pay for its qualification, and why. */
export interface FeriePagate extends FerieDelServizio {
  readonly dal: string;
  readonly al: string;
  readonly importo: number | null;
  readonly spiegazione: string;
}

/** One decree: the person, the leave of each service, what was declared. */
export interface Decreto {
  readonly persona: SchedaPersonale['persona'];
  readonly servizi: readonly FeriePagate[];
  readonly anniServizio: number;
}

export interface DecretiCaricati extends Caricati {
  readonly metadati: DatiDocumento;
  readonly scuola: IntestazioneScuola;
  readonly firme: readonly Firma[];
  readonly parametri: FerieDaStampare;
  readonly oggi: string;
  readonly decreti: readonly Decreto[];
}

const TRE_ANNI = 3;

/** Decrees of the people chosen, by name; who had no fixed-term service in the school year has none. */
export const loadDecreti = async (parametri: FerieDaStampare, contesto: ContestoStampa): Promise<DecretiCaricati> => {
  const { archivio, oggi, creato } = contesto;
  const presenti = await personeRepository(archivio).getMany([...new Set(parametri.uidSubAnagrafeList)]);
  const [scuola, firme, schede] = await Promise.all([
    getIntestazione(contesto, oggi),
    getFirmeDelGiorno(archivio, oggi),
    Promise.all(presenti.map(({ uid }) => loadScheda(archivio, uid))),
  ]);
  const chiave = ({ persona: { desCognome, desNome, desCf } }: Decreto) => chiaveNominativo(desCognome, desNome, desCf);
  const decreti = schede
    .map((scheda) => decretoDi(scheda, parametri))
    .filter(({ servizi }) => servizi.length > 0)
    .toSorted((a, b) => (chiave(a) < chiave(b) ? -1 : 1));
  return {
    quanti: decreti.length,
    metadati: { titolo: 'Decreto ferie non godute', autore: scuola.nome, creato },
    scuola,
    firme,
    parametri,
    oggi,
    decreti,
  };
};

/** A fixed-term service inside the school year. */
interface Parte {
  readonly servizio: Servizio;
  readonly dal: string;
  readonly al: string;
}

const decretoDi = ({ persona, servizi, assenze }: SchedaPersonale, parametri: FerieDaStampare): Decreto => {
  const anno = periodoAnnoScolastico(parametri.numAnno);
  const parti = servizi.flatMap((servizio): Parte[] => {
    const parte = servizio.contratto === 'TI' ? null : intersection(periodoDi(servizio), anno);
    return parte === null || parte.al === null ? [] : [{ servizio, dal: parte.dal, al: parte.al }];
  });
  const anniServizio = parametri.anzianita === 'OLTRE_TRE_ANNI' ? TRE_ANNI : anniPrima(servizi, anno.dal);
  const residue = persona.numAnnoScoFerfestResidue;
  const ferie = ferieDi(parti, assenze, {
    anniServizio,
    giorniSospensione: parametri.giorniSospensione,
    invitatoAFruirne: parametri.invitatoAFruirne,
    residue: parametri.fonteGiorni === 'ANAGRAFE' ? residue : null,
    festivi: festiviTra(anno.dal, anno.al),
  });
  return { persona, anniServizio, servizi: ferie };
};

const ferieDi = (
  parti: readonly Parte[],
  assenze: readonly AssenzaSalvata[],
  dichiarate: FerieDichiarate,
): readonly FeriePagate[] => {
  const regole = regoleCorrenti();
  const conAssenze = parti.map(({ servizio, dal, al }) => ({
    dal,
    al,
    settimanaCorta: servizio.numGiorniSettimana === 5,
    assenze: assenzeValutate(
      assenzePerLaPaga(
        assenze.filter(({ datInizio }) => datInizio <= al),
        servizio.contratto,
      ),
      servizio.contratto,
      regole,
    ),
  }));
  return ferieDeiServizi(conAssenze, dichiarate, regole).flatMap((ferie, indice) => {
    const parte = parti[indice];
    return parte === undefined ? [] : [{ ...ferie, dal: parte.dal, al: parte.al, ...pagaDi(parte, ferie.daPagare) }];
  });
};

/** Pay of the days left at a thirtieth of the monthly pay of the service; the reason where it cannot be computed. */
const pagaDi = ({ servizio, al }: Parte, daPagare: number): Pick<FeriePagate, 'importo' | 'spiegazione'> => {
  if (servizio.profilo === null)
    return { importo: null, spiegazione: 'la qualifica del servizio non ha una tabella stipendiale' };
  const regole = regoleCorrenti();
  try {
    const mensile = mensileDovuto(
      {
        cessazione: al,
        profilo: servizio.profilo,
        fascia: servizio.codFascia,
        conAccessorioFisso: isAccessorioFissoDovuto(
          servizio.contratto,
          servizio.desSentenzaRpdCia,
          regole.inVigore(accessorioFissoSpettante, al),
        ),
        oreSettimanali: orePagate(servizio),
        oreCattedra: servizio.numOreIntere,
      },
      regole,
    );
    const pagate = ferieNonGodute(mensile, daPagare, regole.inVigore(meseRetributivo, al));
    return { importo: pagate.importo, spiegazione: pagate.spiega('PRIMA_RIGA').testo };
  } catch (error) {
    if (error instanceof CalcoloImpossibile || error instanceof RegolaMancante)
      return { importo: null, spiegazione: error.message };
    throw error;
  }
};
