import ColumnLayout from '@cloudscape-design/components/column-layout';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  classiGestioneSeparata,
  contrattiDipendente,
  descrizioneClasseGestioneSeparata,
  descrizioneContratto,
  descrizioneImpatriato,
  descrizioneIva,
  descrizionePrevidenzaFattura,
  descrizioneRuoloDipendente,
  impatriati,
  iveFattura,
  previdenzeFattura,
  ruoliDipendente,
} from '#shared/domain/persona/percettore.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAliquota, CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { parolePercettore as parole } from '#ui/personale/parole-percettore.ts';
import { hasA1, hasIva, hasRapporto, regimiDi, type PercettoreModulo } from './percettore-modulo.ts';

const CONVENZIONE = 'Convenzione contro le doppie imposizioni con certificato';

/** Codes of a closed list with their words. */
export const vociDi = <C extends string>(codici: readonly C[], descrizioni: Readonly<Record<C, string>>) =>
  codici.map((codice) => ({ codice, descrizione: descrizioni[codice] }));

type Modulo = ControlloModulo<PercettoreModulo>;
/** A field by what the form knows of it; shown to the kinds of payee it counts for. */
interface CampoDelTipo {
  readonly nome: string;
  readonly conta: (tipo: PercettoreModulo['tipo']) => boolean;
  readonly disegna: (modulo: Modulo) => ReactNode;
}

const hasAliquota = (tipo: PercettoreModulo['tipo']): boolean => hasRapporto(tipo) || tipo === 'ALTRA_AMMINISTRAZIONE';
const isAutonomo = (tipo: PercettoreModulo['tipo']): boolean =>
  tipo === 'OCCASIONALE' || tipo === 'COCOCO' || tipo === 'REVISORE' || tipo === 'ALTRA_AMMINISTRAZIONE';

/** What most payees have comes first, what few have last. */
const campi: readonly CampoDelTipo[] = [
  {
    nome: 'contratto',
    conta: hasRapporto,
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="contratto"
        etichetta="Contratto"
        voci={vociDi(contrattiDipendente, descrizioneContratto)}
      />
    ),
  },
  {
    nome: 'ruolo',
    conta: hasRapporto,
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="ruolo"
        etichetta="Ruolo"
        parola="Ruolo del dipendente"
        voci={vociDi(ruoliDipendente, descrizioneRuoloDipendente)}
      />
    ),
  },
  {
    nome: 'previdenza',
    conta: (tipo) => tipo === 'PROFESSIONISTA',
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="previdenza"
        etichetta="Cassa o rivalsa"
        voci={vociDi(previdenzeFattura, descrizionePrevidenzaFattura)}
      />
    ),
  },
  {
    nome: 'iva',
    conta: hasIva,
    disegna: (modulo) => (
      <CampoScelta modulo={modulo} nome="iva" etichetta="IVA" voci={vociDi(iveFattura, descrizioneIva)} />
    ),
  },
  {
    nome: 'bollo',
    conta: (tipo) => tipo === 'PROFESSIONISTA',
    disegna: (modulo) => (
      <CampoSiNo modulo={modulo} nome="bollo" etichetta="Bollo addebitato in fattura (forfettari)" />
    ),
  },
  {
    nome: 'convenzione',
    conta: (tipo) => tipo === 'NON_RESIDENTE',
    disegna: (modulo) => <CampoSiNo modulo={modulo} nome="convenzione" etichetta={CONVENZIONE} />,
  },
  {
    nome: 'aliquotaConvenzione',
    conta: (tipo) => tipo === 'NON_RESIDENTE',
    disegna: (modulo) => <CampoAliquota modulo={modulo} nome="aliquotaConvenzione" {...parole.aliquotaConvenzione} />,
  },
  {
    nome: 'aliquotaMassima',
    conta: hasAliquota,
    disegna: (modulo) => (
      <CampoAliquota
        modulo={modulo}
        nome="aliquotaMassima"
        etichetta="Aliquota massima"
        aiuto="Come stampata sul cedolino NoiPA"
      />
    ),
  },
  {
    nome: 'lettaDa',
    conta: hasAliquota,
    disegna: (modulo) => (
      <CampoTesto
        modulo={modulo}
        nome="lettaDa"
        etichetta="Letta dal cedolino"
        aiuto="Per esempio: cedolino NoiPA di ottobre 2026"
      />
    ),
  },
  {
    nome: 'gestioneSeparata',
    conta: isAutonomo,
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="gestioneSeparata"
        etichetta="Gestione separata"
        parola="Classe della Gestione separata"
        voci={vociDi(classiGestioneSeparata, descrizioneClasseGestioneSeparata)}
      />
    ),
  },
  {
    nome: 'compensiOccasionaliAltri',
    conta: isAutonomo,
    disegna: (modulo) => (
      <CampoImporto
        modulo={modulo}
        nome="compensiOccasionaliAltri"
        etichetta="Compensi occasionali dell'anno da altri"
        aiuto="Contano per la franchigia dell'anno"
      />
    ),
  },
  {
    nome: 'redditoComplessivo',
    conta: (tipo) => tipo === 'COCOCO' || tipo === 'REVISORE' || tipo === 'STUDENTE',
    disegna: (modulo) => (
      <CampoImporto modulo={modulo} nome="redditoComplessivo" etichetta="Reddito complessivo presunto" />
    ),
  },
  {
    nome: 'altraScuola',
    conta: (tipo) => tipo === 'DIPENDENTE',
    disegna: (modulo) => <CampoTesto modulo={modulo} nome="altraScuola" {...parole.altraScuola} />,
  },
  {
    nome: 'certificatoA1Numero',
    conta: hasA1,
    disegna: (modulo) => <CampoTesto modulo={modulo} nome="certificatoA1Numero" {...parole.certificatoA1Numero} />,
  },
  {
    nome: 'certificatoA1Al',
    conta: hasA1,
    disegna: (modulo) => <CampoData modulo={modulo} nome="certificatoA1Al" {...parole.certificatoA1Al} />,
  },
  {
    nome: 'impatriato',
    conta: (tipo) => tipo === 'COCOCO',
    disegna: (modulo) => (
      <CampoScelta
        modulo={modulo}
        nome="impatriato"
        {...parole.impatriato}
        voci={vociDi(impatriati, descrizioneImpatriato)}
      />
    ),
  },
  {
    nome: 'tassoInail',
    conta: (tipo) => tipo === 'COCOCO',
    disegna: (modulo) => <CampoAliquota modulo={modulo} nome="tassoInail" {...parole.tassoInail} />,
  },
  {
    nome: 'inailGiaPagato',
    conta: (tipo) => tipo === 'COCOCO',
    disegna: (modulo) => <CampoImporto modulo={modulo} nome="inailGiaPagato" {...parole.inailGiaPagato} />,
  },
];

interface Props {
  readonly modulo: Modulo;
  /** The field that chooses the kind. */
  readonly children: ReactNode;
}

/** The kind of payee, then the fields that count for the kind chosen, in two columns. */
export const CampiDelTipo = ({ modulo, children }: Props) => {
  const scelto = useWatch({ control: modulo.form.control, name: 'tipo' });
  const regimi = regimiDi[scelto] ?? [];
  return (
    <ColumnLayout columns={2}>
      {children}
      {regimi.length > 0 && <CampoScelta modulo={modulo} nome="regime" etichetta="Trattamento" voci={regimi} />}
      {campi
        .filter(({ conta }) => conta(scelto))
        .map(({ nome, disegna }) => (
          <Fragment key={nome}>{disegna(modulo)}</Fragment>
        ))}
    </ColumnLayout>
  );
};
