export interface PlansTable {
  id: string;
  period: 'month' | 'year';
  with_ads: boolean;
  price_minor: number;
  currency: string;
  name_en: string;
  name_ar: string;
}

declare module '../../platform/database/tables' {
  interface Tables {
    plans: PlansTable;
  }
}
