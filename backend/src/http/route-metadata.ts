/** Under this key a controller method carries its route of the contracts' table. */
export const ROUTE = 'combolab:route';
/** Under this key a controller method of no route carries the scope that it needs of API tokens. */
export const SCOPE = 'combolab:scope';
