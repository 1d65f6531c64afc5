import { arrotondamentoFerie, giornoSettimanaCorta, sospensioneLezioni } from '../../rules/contratto/ferie.ts';
import { meseRetributivo } from '../../rules/contratto/tempo.ts';
import { vacanzaContrattuale } from '../../rules/contratto/vacanza-contrattuale.ts';
import type { Regole } from '../../rules/regole.ts';
import {
  ferieNonGodute,
  giorniFerieConcessi,
  giorniFerieDaPagare,
  giorniFerieFruiti,
  giorniFerieSpettanti,
  maturazioneFerie,
  type CentesimiDiGiorno,
} from '../contratto/assenze/ferie.ts';
import { accessorioFissoDi, tabellareDi } from '../contratto/inquadramento.ts';
import {
  accessorioFissoMensile,
  indennitaVacanzaContrattuale,
  retribuzionePerOre,
  stipendioTabellareMensile,
} from '../contratto/stipendio.ts';
import type { FerieDaPagare } from '../situazione/ferie.ts';
import { sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** The days of leave left at the end of a contract, in hundredths. */
export const ferieRimaste = (ferie: FerieDaPagare, regole: Regole): CentesimiDiGiorno => {
  const { cessazione: giorno } = ferie;
  const spettanti = giorniFerieConcessi(
    giorniFerieSpettanti(ferie.giorniServizio, regole.inVigore(maturazioneFerie(ferie.anniServizio), giorno)),
    regole.seInVigore(arrotondamentoFerie, giorno),
  );
  const fruiti = giorniFerieFruiti(
    ferie.giorniFruiti,
    ferie.settimanaCorta,
    regole.inVigore(giornoSettimanaCorta, giorno),
  );
  return giorniFerieDaPagare({ ...ferie, spettanti, fruiti }, regole.inVigore(sospensioneLezioni, giorno));
};

/** Pay in place of the leave left at the end of a contract; zero when none is left. */
export const compensoFerie = (ferie: FerieDaPagare, regole: Regole): Calcolato =>
  ferieNonGodute(
    mensileDovuto(ferie, regole),
    ferieRimaste(ferie, regole),
    regole.inVigore(meseRetributivo, ferie.cessazione),
  );

/** Monthly pay of the post on its last day, for the hours of the contract. */
export const mensileDovuto = (
  {
    cessazione,
    profilo,
    fascia,
    conAccessorioFisso,
    oreSettimanali,
    oreCattedra,
  }: Pick<FerieDaPagare, 'cessazione' | 'profilo' | 'fascia' | 'conAccessorioFisso' | 'oreSettimanali' | 'oreCattedra'>,
  regole: Regole,
): Calcolato => {
  const stipendio = stipendioTabellareMensile(regole.inVigore(tabellareDi(profilo, fascia), cessazione));
  const intero = sommaDi('retribuzione mensile', [
    { nome: 'stipendio tabellare', calcolato: stipendio },
    {
      nome: 'vacanza contrattuale',
      calcolato: indennitaVacanzaContrattuale(stipendio, regole.inVigore(vacanzaContrattuale, cessazione)),
    },
    ...(conAccessorioFisso
      ? [
          {
            nome: 'accessorio fisso',
            calcolato: accessorioFissoMensile(regole.inVigore(accessorioFissoDi(profilo, fascia), cessazione)),
          },
        ]
      : []),
  ]);
  const mese = regole.inVigore(meseRetributivo, cessazione);
  return retribuzionePerOre(intero, { oreSettimanali, orePiene: oreCattedra, trentesimi: mese.valore.giorni }, mese);
};
