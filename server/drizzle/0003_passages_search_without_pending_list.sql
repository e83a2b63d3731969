DROP INDEX "passages_search";--> statement-breakpoint
CREATE INDEX "passages_search" ON "passages" USING gin ("search") WITH (fastupdate=false);