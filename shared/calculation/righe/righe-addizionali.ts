import type { Centesimi } from '../../money/centesimi.ts';
import type { EnteAddizionale } from '../../rules/addizionali/aliquote.ts';
import { accontoComunale, addizionale, rataAddizionale } from '../imposte/addizionali.ts';
import { giaApplicato, imponibileDellAnno, tassabileDellAnno } from '../imposte/anno-conguagliato.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { isConguaglio, type Contesto } from '../situazione/contesto.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/**
 * Surtaxes withheld by the school from who it alone pays: the instalments left of the year before, and at the settlement
 * those of the year, withheld at once when the contract ends, else shown for the instalments of the next year.
 */
export const righeAddizionali = (
  ctx: Contesto,
  imponibile: Calcolato,
  imposte: readonly RigaCalcolata[],
): readonly RigaCalcolata[] => {
  return [
    ...(ctx.situazione.tipo === 'CON' ? [] : rateAnnoPrecedente(ctx)),
    ...(isConguaglio(ctx) ? dellAnno(ctx, imponibile, imposte) : []),
  ];
};

const rateAnnoPrecedente = (ctx: Contesto): readonly RigaCalcolata[] => {
  const {
    fiscali: { addizionali },
    opzioni,
  } = ctx.situazione;
  const rate = [
    {
      codice: 'ADDIZIONALE_REGIONALE',
      nome: 'Addizionale regionale, saldo anno precedente',
      residuo: addizionali.saldoRegionale,
      ente: addizionali.regione,
      anno: ctx.annoFiscale - 1,
    },
    {
      codice: 'ADDIZIONALE_COMUNALE',
      nome: 'Addizionale comunale, saldo anno precedente',
      residuo: addizionali.saldoComunale,
      ente: addizionali.comune,
      anno: ctx.annoFiscale - 1,
    },
    {
      codice: 'ADDIZIONALE_COMUNALE_ACCONTO',
      nome: 'Addizionale comunale, acconto',
      residuo: addizionali.accontoComunale,
      ente: addizionali.comune,
      anno: ctx.annoFiscale,
    },
  ];
  return rate.flatMap(({ codice, nome, residuo, ente, anno }) =>
    residuo === null
      ? []
      : [
          versataA(
            riga(
              codice,
              'ritenute_fiscali',
              nome,
              rataAddizionale(nome, residuo, opzioni.cessazione, ctx.dataImposta, ctx.regole),
            ),
            residuo.ente ?? ente,
            residuo.anno ?? anno,
          ),
        ],
  );
};

/** A surtax with the body it goes to and the year of its income. */
const versataA = (voce: RigaCalcolata, ente: string | null, annoRiferimento: number): RigaCalcolata => ({
  ...voce,
  ...(ente === null ? {} : { ente }),
  annoRiferimento,
});

const dellAnno = (
  ctx: Contesto,
  imponibile: Calcolato,
  imposte: readonly RigaCalcolata[],
): readonly RigaCalcolata[] => {
  const { annoFiscale } = ctx;
  const { addizionali } = ctx.situazione.fiscali;
  const { cessazione } = ctx.situazione.opzioni;
  const gruppo = cessazione ? 'ritenute_fiscali' : 'riepilogo';
  const { regionale, comunale, saldoComunale } = dovuteDellAnno(ctx, imponibile, imposte);
  const resta = (dovuta: Calcolato, gia: Centesimi | undefined) =>
    cessazione ? menoTrattenuta(dovuta, 'ultimo cedolino di prima', gia) : dovuta;
  const daRegione = resta(regionale, addizionali.regionaleTrattenuta);
  const daComune = resta(saldoComunale, addizionali.comunaleTrattenuta);
  return [
    {
      ...versataA(
        riga('ADDIZIONALE_REGIONALE', gruppo, `Addizionale regionale ${annoFiscale}`, daRegione),
        addizionali.regione,
        annoFiscale,
      ),
      conguagliato: { addizionaleRegionale: regionale.importo },
    },
    {
      ...versataA(
        riga('ADDIZIONALE_COMUNALE', gruppo, `Addizionale comunale ${annoFiscale}, saldo`, daComune),
        addizionali.comune,
        annoFiscale,
      ),
      conguagliato: { addizionaleComunale: saldoComunale.importo },
    },
    ...(cessazione ? [] : [accontoDopo(ctx, comunale)]),
  ];
};

/** The surtaxes due on the year that is settled; of the municipal one, what the advance leaves too. */
const dovuteDellAnno = (ctx: Contesto, imponibile: Calcolato, imposte: readonly RigaCalcolata[]) => {
  const {
    fiscali: { addizionali },
    altriDatori,
  } = ctx.situazione;
  const annuo = tassabileDellAnno(ctx, imponibileDellAnno(ctx, imponibile));
  const irpefAnno =
    giaApplicato(ctx, 'irpef') +
    imposte.filter(({ codice }) => codice === 'IRPEF').reduce((totale, { calcolato }) => totale + calcolato.importo, 0);
  const dovuta = (ente: EnteAddizionale) => addizionale(annuo, irpefAnno, ente, ctx.dataImposta, ctx.regole);
  const comunale = dovuta({ tipo: 'COMUNE', codice: residenza(ctx, 'comune') });
  const saldoComunale = sommaDi("saldo dell'addizionale comunale", [
    {
      nome: 'addizionale dovuta',
      calcolato: menoTrattenuta(comunale, 'altri datori', altriDatori?.addizionaleComunale),
    },
    {
      nome: 'acconto trattenuto',
      calcolato: dato("acconto trattenuto nell'anno", addizionali.accontoTrattenuto),
      meno: true,
    },
    ...accontoInQuesto(ctx).map((calcolato) => ({
      nome: 'acconto di questo cedolino',
      calcolato,
      meno: true as const,
    })),
  ]);
  const regionale = menoTrattenuta(
    dovuta({ tipo: 'REGIONE', codice: residenza(ctx, 'regione') }),
    'altri datori',
    altriDatori?.addizionaleRegionale,
  );
  return { regionale, comunale, saldoComunale };
};

/** The part of the advance of the year that this payslip itself withholds; a settlement run withholds none. */
const accontoInQuesto = (ctx: Contesto): readonly Calcolato[] => {
  const { tipo, fiscali, opzioni } = ctx.situazione;
  const residuo = fiscali.addizionali.accontoComunale;
  if (tipo === 'CON' || residuo === null || (residuo.anno ?? ctx.annoFiscale) !== ctx.annoFiscale) return [];
  return [rataAddizionale('acconto comunale', residuo, opzioni.cessazione, ctx.dataImposta, ctx.regole)];
};

/** The advance that the payments of the next year withhold. */
const accontoDopo = (ctx: Contesto, comunale: Calcolato): RigaCalcolata => {
  const anno = ctx.annoFiscale + 1;
  const acconto = accontoComunale(comunale, ctx.dataImposta, ctx.regole);
  return {
    ...versataA(
      riga('ADDIZIONALE_COMUNALE_ACCONTO', 'riepilogo', `Addizionale comunale ${anno}, acconto`, acconto),
      ctx.situazione.fiscali.addizionali.comune,
      anno,
    ),
    conguagliato: { accontoComunaleDopo: acconto.importo },
  };
};

/** A surtax due, less the part that somebody withheld already: other employers, an earlier last payslip. */
const menoTrattenuta = (dovuta: Calcolato, da: string, trattenuta = 0): Calcolato =>
  trattenuta === 0
    ? dovuta
    : sommaDi('addizionale da trattenere', [
        { nome: 'addizionale dovuta', calcolato: dovuta },
        { nome: da, calcolato: dato(`trattenuta da ${da}`, trattenuta), meno: true },
      ]);

const residenza = ({ situazione, annoFiscale }: Contesto, campo: 'regione' | 'comune'): string => {
  const codice = situazione.fiscali.addizionali[campo];
  if (codice !== null) return codice;
  throw impossibile(
    'DATO_MANCANTE',
    `Per le addizionali del conguaglio serve ${campo === 'regione' ? 'la regione' : 'il comune'} di residenza al 1° gennaio ${annoFiscale}.`,
    `fiscali.addizionali.${campo}`,
  );
};
